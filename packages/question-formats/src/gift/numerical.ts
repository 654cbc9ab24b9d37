import { lost } from '../draft.ts'
import { type Answering, findWrittenAnswer } from '../shared/answers.ts'
import { marked } from './marked.ts'
import { type GiftFormat, giftPlain } from './text.ts'

/** `1.5`, `1.5:0.1`, `1.4..1.6`, or several of them with signs: the text after the number sign. */
export function numericalAnswering(text: string, format: GiftFormat): Answering {
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
