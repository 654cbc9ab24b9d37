import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { addDelimiters } from '../shared/delimited.ts'
import { findKind, type QuestionKind } from '../shared/question-kind.ts'
import { buildTags } from '../shared/tags.ts'
import { xmlText } from '../xml/to-html.ts'

/** Writes Moodle XML. Fields that Moodle lacks are written as tags. An import assigns new letters to the choices. */
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
    `    <questiontext format="html">${text(addDelimiters(question.body))}</questiontext>`,
    `    <generalfeedback format="html">${text(addDelimiters(question.explanation))}</generalfeedback>`,
    '    <defaultgrade>1</defaultgrade>',
    '    <hidden>0</hidden>',
    `    <idnumber>${xmlText(question.legacyId)}</idnumber>`,
    ...(kind === 'choice' ? ['    <single>true</single>', '    <answernumbering>ABCD</answernumbering>'] : []),
    ...writeAnswers(question, kind).map((answer) => `    ${answer}`),
    `    <tags>${buildTags(question)
      .map((tag) => `<tag>${text(tag)}</tag>`)
      .join('')}</tags>`,
    '  </question>',
  ]
}

function writeAnswers({ choices, answer }: ExportedQuestion, kind: QuestionKind): string[] {
  const fraction = (id: string) => (id === answer ? 100 : 0)
  switch (kind) {
    case 'choice':
      return choices.map(({ id, html }) => writeAnswer(fraction(id), addDelimiters(html), 'html'))
    case 'true_false':
      return choices.map(({ id, html }) => writeAnswer(fraction(id), html.toLowerCase(), 'moodle_auto_format'))
    case 'numerical':
      return [writeAnswer(100, answer, 'moodle_auto_format', '<tolerance>0</tolerance>')]
    case 'written':
      return [writeAnswer(100, answer.replaceAll('*', '\\*'), 'moodle_auto_format')]
    case 'essay':
      return []
  }
}

function writeAnswer(fraction: number, content: string, format: string, more = ''): string {
  return `<answer fraction="${fraction}" format="${format}">${text(content)}${more}</answer>`
}

function text(content: string): string {
  return `<text>${xmlText(content)}</text>`
}
