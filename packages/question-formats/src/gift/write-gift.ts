import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { addDelimiters } from '../shared/delimited.ts'
import { findKind, listNativeFields } from '../shared/question-kind.ts'
import { buildTags } from '../shared/tags.ts'
import { escapeGift } from './escapes.ts'

/** Writes GIFT. Ids and tags go into comments, which Moodle reads. An import assigns new letters to the choices. */
export const giftWriter: TextWriter = {
  head: '',
  write: (question) =>
    [
      `// ${bracket('id', question.legacyId)} ${buildTags(question, listNativeFields(findKind(question)))
        .map((tag) => bracket('tag', tag))
        .join(' ')}`,
      `::${toPlain(question.title)}::[html]${html(question.body)}{${writeAnswers(question)}${writeExplanation(question)}}`,
      '\n',
    ].join('\n'),
  tail: '',
}

function writeAnswers(question: ExportedQuestion): string {
  const { choices, answer, acceptedAnswers } = question
  switch (findKind(question)) {
    case 'choice':
      return choices.map((choice) => `\n\t${choice.id === answer ? '=' : '~'}${html(choice.html)}`).join('')
    case 'true_false':
      return choices.find(({ id }) => id === answer)?.html === 'True' ? 'TRUE' : 'FALSE'
    case 'numerical':
      return acceptedAnswers.length === 0
        ? `#${withTolerance(question, answer)}`
        : `#${[answer, ...acceptedAnswers].map((one) => `=${withTolerance(question, one)}`).join(' ')}`
    case 'written':
      return [answer, ...acceptedAnswers].map((one) => `=${toPlain(one)}`).join(' ')
    case 'essay':
      return ''
  }
}

function withTolerance({ answerTolerance }: ExportedQuestion, answer: string): string {
  return answerTolerance === null ? answer : `${answer}:${formatDecimal(answerTolerance)}`
}

function writeExplanation({ explanation }: ExportedQuestion): string {
  return explanation === '' ? '' : `\n\t####${html(explanation)}`
}

/** Returns the HTML on one line, because an empty line would end the question. */
function html(stored: string): string {
  return escapeGift(addDelimiters(stored).replaceAll(/\r\n|[\r\n]/g, '&#10;'))
}

function toPlain(text: string): string {
  return escapeGift(text.replaceAll(/\s+/g, ' '))
}

function bracket(name: string, value: string): string {
  return `[${name}:${value.replaceAll(/\s+/g, ' ').replaceAll(/[\\\]]/g, '\\$&')}]`
}
