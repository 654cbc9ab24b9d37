import type { StructureElement } from '../../pages/page.ts'
import { type Strip, stackHeight } from '../../pages/strip.ts'
import { addElement } from '../../pages/structure.ts'
import type { LayContext } from '../context.ts'
import type { Grid, PlacedCell } from './grid.ts'

export const cellPadding = 4.5

/** A cell with its content as strips. `left` is relative to the left edge of the row. Measures are in points. */
export interface LaidCell extends PlacedCell {
  left: number
  width: number
  strips: Strip[]
  /** Includes the padding. */
  height: number
}

/** Lays out the content of the cells, and adds a structure element for each cell to that of its row. */
export function layCells(
  grid: Grid,
  widths: readonly number[],
  table: StructureElement,
  context: LayContext,
): LaidCell[] {
  const edges = computeEdges(widths)
  const parts = new Map<string, StructureElement>()
  const rowElements = Array.from({ length: grid.rows }, (_, row) => {
    const role = row < grid.headRows ? 'THead' : 'TBody'
    const part = parts.get(role) ?? addElement(table, role)
    parts.set(role, part)
    return addElement(part, 'TR')
  })
  return grid.cells.map((placed) => {
    const { cell, row, column, columns, rows } = placed
    const element = addElement(rowElements[row] ?? table, cell.header ? 'TH' : 'TD')
    if (columns > 1) element.columns = columns
    if (rows > 1) element.rows = rows
    const left = edges[column] ?? 0
    const width = (edges[column + columns] ?? left) - left
    const setting = { ...context.setting, strong: context.setting.strong || cell.header }
    const inner = { ...context, setting, parent: element, width: Math.max(width - 2 * cellPadding, 1) }
    const strips = context.layBlocks(cell.blocks, inner)
    const height = Math.max(stackHeight(strips), setting.size * 1.5) + 2 * cellPadding
    return { ...placed, left, width, strips, height }
  })
}

/** Returns the left edge of each column, and the right edge of the last one. */
function computeEdges(widths: readonly number[]): number[] {
  const edges = [0]
  let edge = 0
  for (const width of widths) {
    edge += width
    edges.push(edge)
  }
  return edges
}

/** Returns row heights at which every cell fits. A cell that spans several rows increases the last of them. */
export function rowHeights(rows: number, cells: readonly LaidCell[]): number[] {
  const heights = Array.from({ length: rows }, () => 0)
  const byReach = [...cells].sort((one, other) => one.rows - other.rows)
  for (const { row, rows: down, height } of byReach) {
    const last = row + down - 1
    const above = heights.slice(row, last).reduce((sum, part) => sum + part, 0)
    heights[last] = Math.max(heights[last] ?? 0, height - above)
  }
  return heights
}
