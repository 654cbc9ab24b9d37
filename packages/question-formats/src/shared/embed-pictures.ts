import { storedAddress } from '@pathwise/rich-text/picture-list'
import type { ExportedQuestion } from '../exported-question.ts'
import { toBase64 } from './pictures.ts'

/**
 * The maximum total length of the `data:` URLs in an exported question, in UTF-16 code units. Imports accept longer
 * questions (`transferLimits.lineLength`).
 */
const mostEmbedded = 12_000_000

/** Replaces the URLs of pictures with `data:` URLs, for text formats, which have no files. */
export function embedPictures(question: ExportedQuestion): ExportedQuestion {
  const { pictures = {}, body, explanation, hints, rubric } = question
  let left = mostEmbedded
  const embed = (html: string) =>
    html.replaceAll(storedAddress, (stored, id: string) => {
      const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
      const url = picture && `data:${picture.type};base64,${toBase64(picture.bytes)}`
      if (!url || url.length > left) return stored
      left -= url.length
      return url
    })
  return {
    ...question,
    body: embed(body),
    explanation: embed(explanation),
    hints: hints.map(embed),
    rubric: embed(rubric),
  }
}
