import type { MarkedAnswer } from '../shared/answers.ts'
import { type GiftFormat, giftHtml } from './text.ts'

/** `=%50%text#feedback` as an answer; without a sign it is wrong, without a weight wholly right or wrong. */
export function marked(piece: string, format: GiftFormat, read: (text: string) => string): MarkedAnswer {
  const isRight = piece.startsWith('=')
  const [, percent, rest = ''] = /^=?\s*(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece) ?? []
  const [text = '', ...feedback] = rest.split('#')
  return {
    text: read(text),
    percent: percent === undefined ? (isRight ? 100 : 0) : Number(percent),
    feedback: giftHtml(feedback.join('#'), format),
  }
}
