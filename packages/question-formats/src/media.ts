import { parseHtml } from '@pathwise/rich-text/parse'
import { type ImportedQuestion, lost } from './draft.ts'
import type { Finding } from './findings.schemas.ts'

type Node = ReturnType<typeof parseHtml>['children'][number]

const mediaNames: readonly string[] = ['img', 'audio', 'video', 'object', 'embed', 'iframe', 'svg', 'canvas', 'applet']
const mayHoldMedia = new RegExp(`<(?:${mediaNames.join('|')})\\b`, 'i')

/**
 * Returns a loss for each embedded image, recording or other object, because none of them is stored. @throws
 * RichTextError
 */
export function mediaLosses({ body, explanation, choices, hints = [], rubric = '' }: ImportedQuestion): Finding[] {
  const phrases = choices.flatMap(({ html, feedback = '' }) => [html, feedback])
  return [body, explanation, rubric, ...hints, ...phrases]
    .filter((html) => mayHoldMedia.test(html))
    .flatMap((html) => parseHtml(html).children.flatMap(mediaIn))
    .map((source) => lost('media', source))
}

function mediaIn(node: Node): string[] {
  if (node.type !== 'element') return []
  if (!mediaNames.includes(node.tagName)) return node.children.flatMap(mediaIn)
  const { src, data, alt } = node.properties
  const named = [src, data, alt].find((value) => typeof value === 'string' && value !== '')
  // Keep only the start of a data URL, because it can contain a whole image.
  return [String(named ?? node.tagName).replace(/^(data:[^,]{0,100}),.*$/s, '$1')]
}
