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

/** What stands in braces, its escapes hidden and the general feedback taken away, as Moodle's reader understands it. */
export function readAnswering(answers: string, format: GiftFormat): Answering | LeftOut {
  const text = answers.trim()
  if (text === '') return { questionType: 'essay', choices: [], answer: '', explanation: '', findings: [] }
  if (text.startsWith('#')) return numericalAnswering(text.slice(1), format)
  if (text.includes('~')) return findChosenAnswer(readChoices(text, format))
  if (text.includes('=') && text.includes('->')) return { leftOut: lost('unsupported_question_type', 'matching') }
  return trueOrFalse(text, format) ?? findWrittenAnswer(listAccepted(text, format), 'short_answer')
}

/** `=right ~wrong ~%50%half right`, each with `#feedback`. */
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

/** `T#feedback if wrong#feedback if right`. */
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

/** `1.5`, `1.5:0.1`, `1.4..1.6`, or several of them with signs: the text after the number sign. */
function numericalAnswering(text: string, format: GiftFormat): Answering {
  const pieces = text
    .split(/(?=[=~])/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  // An answer that stands alone needs no sign.
  const answers = pieces.map((piece) =>
    marked(/^[=~]/.test(piece) ? piece.replace('~', '') : `=${piece}`, format, giftPlain),
  )
  const answering = findWrittenAnswer(answers, 'numerical')
  const { answer, tolerance } = dropTolerance(answering.answer)
  const findings = tolerance === undefined ? [] : [lost('answer_tolerance', tolerance)]
  return { ...answering, answer, findings: [...answering.findings, ...findings] }
}

/** A range becomes its middle: what is half its width away from it is right too. */
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
