import type { Element, ElementContent, Nodes } from 'hast'
import { readCallout } from '../callout.ts'
import { figureElement, storedFigure } from '../figure/element.ts'
import { readLatex } from '../math.ts'
import { element, findElement, text } from '../node.ts'
import { listCaption, pictureElement, storedPicture } from '../picture/element.ts'
import { flattenToLine } from './one-line.ts'
import { buildBlocks, buildCellContent, buildItemContent, type Flow, type Place } from './piece.ts'

type BlockBuilder = (node: Element, place: Place, flow: Flow) => Element | undefined

/** The functions that build blocks, by tag name. They return undefined if the block would be empty. */
export const blockBuilders: Readonly<Record<string, BlockBuilder>> = {
  hr: () => element('hr', {}, []),
  figure: buildFigure,
  pre: buildCodeBlock,
  table: buildTable,
  ul: buildList,
  ol: buildList,
  blockquote: (node, place, flow) => {
    const blocks = buildBlocks(flow(node.children, deeper(place)))
    return blocks.length > 0 ? element('blockquote', { dataCallout: readCallout(node) }, blocks) : undefined
  },
}

/** Reduces the caption to one line. */
function buildFigure(node: Element): Element | undefined {
  const figure = storedFigure(node)
  if (figure) return figureElement(figure, flattenToLine(node.children))
  const picture = storedPicture(node)
  return picture && pictureElement(picture, flattenToLine(listCaption(node)))
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 }
}

/** The maximum number of columns or rows that a cell may span. */
const widestSpan = 50

/** Puts header rows first. Returns undefined if there are no cells. */
function buildTable(node: Element, place: Place, flow: Flow): Element | undefined {
  const rows = listRows(node, false)
  const part = (name: 'thead' | 'tbody', inHead: boolean): Element[] => {
    const built = rows.flatMap((row) => (row.inHead === inHead ? buildRow(row.cells, place, flow) : []))
    return built.length > 0 ? [element(name, {}, built)] : []
  }
  const parts = [...part('thead', true), ...part('tbody', false)]
  return parts.length > 0 ? element('table', {}, parts) : undefined
}

interface Row {
  inHead: boolean
  cells: Element[]
}

function listRows(node: Element, inHead: boolean): Row[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (child.tagName === 'tr') return [{ inHead, cells: child.children.filter(isCell) }]
    return listRows(child, inHead || child.tagName === 'thead')
  })
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')
}

function buildRow(cells: readonly Element[], place: Place, flow: Flow): Element[] {
  if (cells.length === 0) return []
  return [
    element(
      'tr',
      {},
      cells.map((cell) => {
        const spans = { colSpan: readSpan(cell, 'colSpan'), rowSpan: readSpan(cell, 'rowSpan') }
        return element(cell.tagName, spans, buildCellContent(flow(cell.children, { ...place, inTable: true })))
      }),
    ),
  ]
}

function readSpan(cell: Element, name: 'colSpan' | 'rowSpan'): number | undefined {
  const span = cell.properties[name]
  return typeof span === 'number' && Number.isInteger(span) && span > 1 && span <= widestSpan ? span : undefined
}

/**
 * A list directly inside a list joins the preceding item. Any other stray content becomes an item of its own. Returns
 * undefined if there are no items.
 */
function buildList(node: Element, place: Place, flow: Flow): Element | undefined {
  const items = listItems(node).flatMap(({ checked, explicit, children }) => {
    const content = buildItemContent(flow(children, deeper(place)))
    return explicit || content.length > 0 ? [element('li', { dataChecked: checked }, content)] : []
  })
  if (items.length === 0) return undefined
  return element(node.tagName, node.tagName === 'ol' ? { start: readStart(node) } : {}, items)
}

interface Item {
  checked: string | undefined
  /**
   * True if the source has an `<li>` for this item. Such an item is kept even if it is empty. Stray content in a list
   * becomes an item without an `<li>`.
   */
  explicit: boolean
  children: ElementContent[]
}

function listItems(node: Element): Item[] {
  const items: Item[] = []
  for (const child of node.children) {
    const last = items.at(-1)
    if (child.type === 'element' && child.tagName === 'li') {
      const { dataChecked } = child.properties
      const checked = typeof dataChecked === 'string' ? dataChecked : undefined
      items.push({ checked, explicit: true, children: [...child.children] })
    } else if (last && (!last.explicit || isListOrSpace(child))) {
      last.children.push(child)
    } else {
      items.push({ checked: undefined, explicit: false, children: [child] })
    }
  }
  return items
}

function isListOrSpace(node: ElementContent): boolean {
  if (node.type === 'element') return node.tagName === 'ul' || node.tagName === 'ol'
  return node.type === 'text' && node.value.trim() === ''
}

/** Returns the start number of an `<ol>`, or undefined if it is 1 (the default) or invalid. */
function readStart(node: Element): number | undefined {
  const start = node.properties['start']
  const usable = typeof start === 'number' && Number.isInteger(start) && Math.abs(start) < 1_000_000
  return usable && start !== 1 ? start : undefined
}

/** Builds a code block from the text of a `<pre>`, without its marks. Returns undefined if there is no text. */
function buildCodeBlock(pre: Element): Element | undefined {
  const code = sourceText(pre)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
  if (code.trim() === '') return undefined
  const language = languageClass(pre)
  const properties = language === undefined ? {} : { className: [language] }
  return element('pre', {}, [element('code', properties, [text(code)])])
}

function sourceText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  return readLatex(node) ?? node.children.map(sourceText).join('')
}

/** Returns the `language-…` class, if there is one. */
function languageClass(pre: Element): string | undefined {
  const classes = findElement(pre, ({ tagName }) => tagName === 'code')?.properties['className']
  const name = Array.isArray(classes) ? classes[0] : undefined
  return typeof name === 'string' ? name : undefined
}
