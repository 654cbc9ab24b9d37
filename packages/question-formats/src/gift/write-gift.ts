import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { addDelimiters } from '../shared/delimited.ts'
import { addDrawings } from '../shared/drawn-figures.ts'
import { embedPictures } from '../shared/embed-pictures.ts'
import { findKind, listNativeFields } from '../shared/question-kind.ts'
import { buildTags } from '../shared/tags.ts'
import { listChoiceIds } from '../vocabulary.schemas.ts'
import { escapeGift } from './escapes.ts'

/**
 * Writes GIFT. Ids and tags are comments that Moodle reads. Hints and rubrics are comments too, because GIFT lacks
 * them. An import assigns new letters to the choices.
 */
export const giftWriter: TextWriter = {
  head: '',
  write: (stored) => {
    const question = embedPictures(stored)
    return [
      `// ${writeComment(question)}`,
      `::${toPlain(question.title)}::[html]${html(question.body)}{${writeAnswers(question)}${writeExplanation(question)}}`,
      '\n',
    ].join('\n')
  },
  tail: '',
}

function writeComment(question: ExportedQuestion): string {
  const { legacyId, hints, rubric } = question
  return [
    bracket('id', legacyId),
    ...buildTags(question, listNativeFields(findKind(question))).map((tag) => bracket('tag', tag)),
    ...hints.map((hint) => bracket('hint', oneLine(hint))),
    ...(rubric === '' ? [] : [bracket('rubric', oneLine(rubric))]),
  ].join(' ')
}

function writeAnswers(question: ExportedQuestion): string {
  const { choices, answer, acceptedAnswers } = question
  switch (findKind(question)) {
    case 'choice':
      return choices
        .map((choice) => `\n\t${writeMark(question, choice.id)}${html(choice.html)}${writeFeedback(choice)}`)
        .join('')
    case 'true_false':
      return writeTrueFalse(question)
    case 'numerical':
      return acceptedAnswers.length === 0
        ? `#${withTolerance(question, answer)}`
        : `#${[answer, ...acceptedAnswers].map((one) => `=${withTolerance(question, one)}`).join(' ')}`
    case 'written':
      return [answer, ...acceptedAnswers].map((one) => `=${writePattern(one)}`).join(' ')
    case 'essay':
      return ''
  }
}

/**
 * Returns `=` for the only correct choice and `~` for a wrong choice. If several choices are correct, returns each
 * one's share of the points, such as `~%50%`.
 */
function writeMark({ answer, questionType }: ExportedQuestion, id: string): string {
  const named = listChoiceIds(answer, questionType)
  if (!named.includes(id)) return '~'
  return named.length === 1 ? '=' : `~%${Number((100 / named.length).toFixed(5))}%`
}

function writeFeedback({ feedback = '' }: { readonly feedback?: string | undefined }): string {
  return feedback === '' ? '' : `#${html(feedback)}`
}

/** Writes a true/false answer: the correct choice, and the feedback for the wrong one. */
function writeTrueFalse({ choices, answer }: ExportedQuestion): string {
  const name = choices.find(({ id }) => id === answer)?.html === 'True' ? 'TRUE' : 'FALSE'
  return `${name}${writeFeedback(choices.find(({ id }) => id !== answer) ?? {})}`
}

function withTolerance({ answerTolerance }: ExportedQuestion, answer: string): string {
  return answerTolerance === null ? answer : `${answer}:${formatDecimal(answerTolerance)}`
}

function writeExplanation({ explanation }: ExportedQuestion): string {
  return explanation === '' ? '' : `\n\t####${html(explanation)}`
}

function html(stored: string): string {
  return escapeGift(oneLine(stored))
}

/** Puts the HTML on one line, because an empty line would end the question. */
function oneLine(stored: string): string {
  return addDelimiters(addDrawings(stored)).replaceAll(/\r\n|[\r\n]/g, '&#10;')
}

/** Escapes asterisks too, because an unescaped one stands for any text. */
function writePattern(answer: string): string {
  return toPlain(answer).replaceAll('*', '\\*')
}

function toPlain(text: string): string {
  return escapeGift(text.replaceAll(/\s+/g, ' '))
}

function bracket(name: string, value: string): string {
  return `[${name}:${value.replaceAll(/\s+/g, ' ').replaceAll(/[\\\]]/g, '\\$&')}]`
}
