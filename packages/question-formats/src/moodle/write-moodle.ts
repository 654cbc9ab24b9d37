import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { addDelimiters } from '../shared/delimited.ts'
import { addDrawings } from '../shared/drawn-figures.ts'
import { type ExportedPictures, listPictures, pictureName, replacePictureAddresses } from '../shared/pictures.ts'
import { findKind, listNativeFields, type QuestionKind } from '../shared/question-kind.ts'
import { buildTags } from '../shared/tags.ts'
import { listChoiceIds } from '../vocabulary.schemas.ts'
import { xmlText } from '../xml/to-html.ts'
import { fileAddress, fileXml } from './files.ts'

/** Writes Moodle XML. Fields that Moodle lacks become tags. An import assigns new letters to the choices. */
export const moodleWriter: TextWriter = {
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
  write: (question) => `${writeLines(question).join('\n')}\n`,
  tail: '</quiz>\n',
}

const types = {
  choice: 'multichoice',
  essay: 'essay',
  numerical: 'numerical',
  true_false: 'truefalse',
  written: 'shortanswer',
} as const satisfies Record<QuestionKind, string>

function writeLines(question: ExportedQuestion): string[] {
  const kind = findKind(question)
  return [
    `  <question type="${types[kind]}">`,
    `    <name>${text(question.title)}</name>`,
    `    ${writeHtml('questiontext', question.body, question.pictures)}`,
    `    ${writeHtml('generalfeedback', question.explanation, question.pictures)}`,
    '    <defaultgrade>1</defaultgrade>',
    '    <hidden>0</hidden>',
    `    <idnumber>${xmlText(question.legacyId)}</idnumber>`,
    ...(kind === 'choice'
      ? [
          `    <single>${question.questionType !== 'multiple_select'}</single>`,
          '    <answernumbering>ABCD</answernumbering>',
        ]
      : []),
    ...writeAnswers(question, kind).map((answer) => `    ${answer}`),
    ...question.hints.map((hint) => `    ${writeHtml('hint', hint, question.pictures)}`),
    ...(question.rubric === '' ? [] : [`    ${writeHtml('graderinfo', question.rubric, question.pictures)}`]),
    ...(kind === 'numerical' ? writeUnits(question) : []),
    `    <tags>${buildTags(question, listNative(kind))
      .map((tag) => `<tag>${text(tag)}</tag>`)
      .join('')}</tags>`,
    '  </question>',
  ]
}

function listNative(kind: QuestionKind) {
  return kind === 'numerical' ? [...listNativeFields(kind), 'answerUnit' as const] : listNativeFields(kind)
}

/** Writes the unit, which students may omit from their answers. */
function writeUnits({ answerUnit }: ExportedQuestion): string[] {
  if (answerUnit === null) return []
  const unit = `<unit><multiplier>1</multiplier><unit_name>${xmlText(answerUnit)}</unit_name></unit>`
  return [`    <unitgradingtype>0</unitgradingtype><showunits>0</showunits><units>${unit}</units>`]
}

function writeAnswers(
  { choices, answer, acceptedAnswers, answerTolerance, questionType }: ExportedQuestion,
  kind: QuestionKind,
): string[] {
  const right = [answer, ...acceptedAnswers]
  const tolerance = `<tolerance>${formatDecimal(answerTolerance ?? 0)}</tolerance>`
  const named = listChoiceIds(answer, questionType)
  const fraction = (id: string) => (named.includes(id) ? Number((100 / named.length).toFixed(5)) : 0)
  switch (kind) {
    case 'choice':
      return choices.map(({ id, html, feedback }) =>
        writeAnswer(fraction(id), addDelimiters(html), 'html', writeFeedback(feedback)),
      )
    case 'true_false':
      return choices.map(({ id, html, feedback }) =>
        writeAnswer(fraction(id), html.toLowerCase(), 'moodle_auto_format', writeFeedback(feedback)),
      )
    case 'numerical':
      return right.map((one) => writeAnswer(100, one, 'moodle_auto_format', tolerance))
    case 'written':
      return right.map((one) => writeAnswer(100, one.replaceAll('*', '\\*'), 'moodle_auto_format'))
    case 'essay':
      return []
  }
}

function writeFeedback(feedback = ''): string {
  return feedback === '' ? '' : writeHtml('feedback', feedback)
}

function writeHtml(name: string, html: string, pictures: ExportedPictures = {}): string {
  const shown = replacePictureAddresses(html, pictures, fileAddress)
  const files = listPictures(html, pictures).map(([id, picture]) => fileXml(pictureName(id, picture), picture.bytes))
  return `<${name} format="html">${text(addDelimiters(addDrawings(shown)))}${files.join('')}</${name}>`
}

function writeAnswer(fraction: number, content: string, format: string, more = ''): string {
  return `<answer fraction="${fraction}" format="${format}">${text(content)}${more}</answer>`
}

function text(content: string): string {
  return `<text>${xmlText(content)}</text>`
}
