import type { Nodes } from 'hast'
import { parseHtml } from '../parse.ts'
import { storedFigure } from './element.ts'
import type { Figure } from './figure.ts'

/** Lists the figures in stored HTML, in document order. */
export function listFigures(html: string): Figure[] {
  return html.includes('<figure data-figure="') ? collect(parseHtml(html)) : []
}

function collect(node: Nodes): Figure[] {
  const figure = node.type === 'element' ? storedFigure(node) : undefined
  if (figure) return [figure]
  return 'children' in node ? node.children.flatMap(collect) : []
}
