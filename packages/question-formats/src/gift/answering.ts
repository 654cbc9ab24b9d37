import { lost } from '../draft.ts'
import {
  type Answering,
  findChosenAnswer,
  findWrittenAnswer,
  type LeftOut,
  type MarkedAnswer,
} from '../shared/answers.ts'
import { marked } from './marked.ts'
import { type GiftFormat, giftHtml, giftPlain } from './text.ts'

/** Parses the text in braces as Moodle does. The escapes must be hidden and the general feedback removed. */
export function readAnswering(answers: string, format: GiftFormat): Answering | LeftOut {
  const text = answers.trim()
  if (text === '') return { questionType: 'essay', choices: [], answer: '', explanation: '', findings: [] }
  if (text.startsWith('#')) return numericalAnswering(text.slice(1), format)
  if (text.includes('~')) return findChosenAnswer(readChoices(text, format))
  if (text.includes('=') && text.includes('->')) return { leftOut: lost('unsupported_question_type', 'matching') }
  return trueOrFalse(text, format) ?? findWrittenAnswer(listAccepted(text, format), 'short_answer')
}

/** Parses `=right ~wrong ~%50%half right`, each with optional `#feedback`. */
function readChoices(text: string, format: GiftFormat): MarkedAnswer[] {
  return text
    .replaceAll('=', '~=')
    .split('~')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => marked(piece, format, (choice) => giftHtml(choice, format)))
}

function listAccepted(text: string, format: GiftFormat): MarkedAnswer[] {
  return text
    .split('=')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => marked(`=${piece}`, format, giftPlain))
}

/** Parses `T#feedback if wrong#feedback if right`. Returns undefined for any other text. */
function trueOrFalse(text: string, format: GiftFormat): Answering | LeftOut | undefined {
  const [word = '', ifWrong = '', ifRight = ''] = text.split('#')
  const name = word.trim().toUpperCase()
  if (!['T', 'TRUE', 'F', 'FALSE'].includes(name)) return undefined
  const answers = ['True', 'False'].map((choice) => {
    const isRight = choice.toUpperCase().startsWith(name.charAt(0))
    return { text: choice, percent: isRight ? 100 : 0, feedback: giftHtml(isRight ? ifRight : ifWrong, format) }
  })
  return findChosenAnswer(answers, 'true_false')
}

/** Parses the text after `#`: `1.5`, `1.5:0.1`, `1.4..1.6`, or several of them, each after `=` or `~`. */
function numericalAnswering(text: string, format: GiftFormat): Answering {
  const pieces = text
    .split(/(?=[=~])/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  // A single answer needs no sign.
  const answers = pieces.map((piece) =>
    marked(/^[=~]/.test(piece) ? piece.replace('~', '') : `=${piece}`, format, giftPlain),
  )
  const answering = findWrittenAnswer(answers, 'numerical')
  const { answer, tolerance } = dropTolerance(answering.answer)
  const findings = tolerance === undefined ? [] : [lost('answer_tolerance', tolerance)]
  return { ...answering, answer, findings: [...answering.findings, ...findings] }
}

/** Splits an answer into a value and a tolerance. For a range, they are its middle and the range itself. */
function dropTolerance(text: string): { answer: string; tolerance?: string } {
  const dots = text.indexOf('..', 1)
  const [low, high] = [text.slice(0, dots).trimEnd(), text.slice(dots + '..'.length).trimStart()]
  if (dots > 0 && high !== '' && !/\s/.test(low + high)) {
    const middle = (Number(low) + Number(high)) / 2
    return { answer: Number.isFinite(middle) ? String(Number(middle.toPrecision(12))) : text, tolerance: text }
  }
  const [answer = '', tolerance] = text.split(':').map((part) => part.trim())
  return tolerance === undefined || Number(tolerance) === 0 ? { answer } : { answer, tolerance }
}
