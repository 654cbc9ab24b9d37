import { readFigureElement, storedFigure } from '@pathwise/rich-text/figure-element'
import { parseHtml } from '@pathwise/rich-text/parse'
import { readPicture } from '@pathwise/rich-text/picture-element'
import { buildLoss, type ImportedQuestion } from './draft.ts'
import type { Finding } from './findings.schemas.ts'
import { nameAddress } from './shared/pictures.ts'

type Node = ReturnType<typeof parseHtml>['children'][number]

const mediaNames: readonly string[] = ['img', 'audio', 'video', 'object', 'embed', 'iframe', 'svg', 'canvas', 'applet']
const mayHoldMedia = new RegExp(`<(?:${mediaNames.join('|')})\\b`, 'i')

/**
 * Returns a loss for each figure whose data cannot be parsed, because only the figure's alt text will be stored.
 * @throws RichTextError
 */
export function findFigureLosses(question: ImportedQuestion): Finding[] {
  return listTexts(question)
    .filter((html) => html.includes('data-figure'))
    .flatMap((html) => parseHtml(html).children.flatMap(findMistakes))
    .map((mistake) => buildLoss('broken_figure', mistake))
}

function findMistakes(node: Node): string[] {
  if (node.type !== 'element') return []
  const read = readFigureElement(node)
  return read && 'mistake' in read ? [read.mistake] : node.children.flatMap(findMistakes)
}

/**
 * Returns a loss for each embedded image, recording or other object that will not be stored.
 * @throws RichTextError
 */
export function findMediaLosses(question: ImportedQuestion): Finding[] {
  return listTexts(question)
    .filter((html) => mayHoldMedia.test(html))
    .flatMap((html) => parseHtml(html).children.flatMap(mediaIn))
    .map((source) => buildLoss('media', source))
}

function listTexts({ body, explanation, choices, hints = [], rubric = '' }: ImportedQuestion): string[] {
  const phrases = choices.flatMap(({ html, feedback = '' }) => [html, feedback])
  return [body, explanation, rubric, ...hints, ...phrases]
}

function mediaIn(node: Node): string[] {
  if (node.type !== 'element') return []
  // Figures and our own pictures are imported, so they are not losses.
  if (storedFigure(node) || readPicture(node)) return []
  if (!mediaNames.includes(node.tagName)) return node.children.flatMap(mediaIn)
  const { src, data, alt } = node.properties
  const named = [src, data, alt].find((value) => typeof value === 'string' && value !== '')
  return [nameAddress(String(named ?? node.tagName))]
}
