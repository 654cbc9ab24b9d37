import type { Element, ElementContent } from 'hast'
import { element, stringProperty } from '../node.ts'
import { type Figure, type ReadFigure, readFigureJson, writeFigureJson } from './figure.ts'

/** Parses the JSON of `<figure data-figure>`. Returns undefined for any other element. */
export function readFigureElement(node: Element): ReadFigure | undefined {
  const json = node.tagName === 'figure' ? stringProperty(node, 'dataFigure') : undefined
  return json === undefined ? undefined : readFigureJson(json)
}

/** Returns undefined if the element is not a valid figure. */
export function storedFigure(node: Element): Figure | undefined {
  const read = readFigureElement(node)
  return read && 'figure' in read ? read.figure : undefined
}

/**
 * Returns undefined if the figure's JSON is too long.
 * @param caption inline content, which may be empty
 */
export function figureElement(figure: Figure, caption: readonly ElementContent[]): Element | undefined {
  const json = writeFigureJson(figure)
  if (json === undefined) return undefined
  const line = caption.length > 0 ? [element('figcaption', {}, [...caption])] : []
  return element('figure', { dataFigure: json }, line)
}
