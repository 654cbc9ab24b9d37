import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { asCellContent, type Flow, type Place } from './piece.ts'

/** The maximum number of columns or rows that a cell may span. */
const widestSpan = 50

/** Builds a table with its head rows first. Returns undefined if there is no cell. */
export function table(node: Element, place: Place, flow: Flow): Element | undefined {
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
        return element(cell.tagName, spans, asCellContent(flow(cell.children, { ...place, inTable: true })))
      }),
    ),
  ]
}

function readSpan(cell: Element, name: 'colSpan' | 'rowSpan'): number | undefined {
  const span = cell.properties[name]
  return typeof span === 'number' && Number.isInteger(span) && span > 1 && span <= widestSpan ? span : undefined
}
