import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { withDelimiters } from '../shared/delimited.ts'
import { kindOf } from '../shared/question-kind.ts'
import { tagsOf } from '../shared/tags.ts'
import { escapeGift } from './escapes.ts'

/** GIFT. Ids and tags stand in comments, as Moodle reads them; choices are lettered anew when they come back. */
export const giftWriter: TextWriter = {
  head: '',
  write: (question) =>
    [
      `// ${bracket('id', question.legacyId)} ${tagsOf(question)
        .map((tag) => bracket('tag', tag))
        .join(' ')}`,
      `::${plain(question.title)}::[html]${html(question.body)}{${answersOf(question)}${explanationOf(question)}}`,
      '\n',
    ].join('\n'),
  tail: '',
}

function answersOf(question: ExportedQuestion): string {
  const { choices, answer } = question
  switch (kindOf(question)) {
    case 'choice':
      return choices.map((choice) => `\n\t${choice.id === answer ? '=' : '~'}${html(choice.html)}`).join('')
    case 'true_false':
      return choices.find(({ id }) => id === answer)?.html === 'True' ? 'TRUE' : 'FALSE'
    case 'numerical':
      return `#${answer}`
    case 'written':
      return `=${plain(answer)}`
    case 'essay':
      return ''
  }
}

function explanationOf({ explanation }: ExportedQuestion): string {
  return explanation === '' ? '' : `\n\t####${html(explanation)}`
}

/** On one line: an empty one would end the question. */
function html(stored: string): string {
  return escapeGift(withDelimiters(stored).replaceAll(/\r\n|[\r\n]/g, '&#10;'))
}

function plain(text: string): string {
  return escapeGift(text.replaceAll(/\s+/g, ' '))
}

function bracket(name: string, value: string): string {
  return `[${name}:${value.replaceAll(/\s+/g, ' ').replaceAll(/[\\\]]/g, '\\$&')}]`
}
