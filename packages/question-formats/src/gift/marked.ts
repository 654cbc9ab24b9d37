import type { MarkedAnswer } from '../shared/answers.ts'
import { type GiftFormat, giftHtml } from './text.ts'

/** Parses an answer such as `=%50%text#feedback`. Without a weight, it earns 100 percent with `=`, else 0. */
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
