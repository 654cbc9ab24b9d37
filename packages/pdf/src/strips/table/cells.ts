import { figureWidths } from '@pathwise/rich-text/draw-figure'
import type { Block } from '../../content/block.ts'
import { measureWidth } from '../../fonts/typesetter.ts'
import { widthRange } from '../../lines/fill.ts'
import { formulaScale, type Setting } from '../../lines/words.ts'
import { addElement, type StructureElement } from '../../pages/page.ts'
import { type Strip, stackHeight } from '../../pages/strip.ts'
import type { LayContext } from '../context.ts'
import { findPixelSize } from '../figure.ts'
import type { Grid, PlacedCell } from './grid.ts'

export const cellPadding = 4.5

/** A cell with its content as strips. `left` is relative to the left edge of the row. Measurements are in points. */
export interface LaidCell extends PlacedCell {
  left: number
  width: number
  strips: Strip[]
  /** Includes the padding. */
  height: number
}

/** Lays out the content of the cells, and adds a structure element for each cell to the element of its row. */
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

/**
 * Returns row heights at which every cell fits. A cell that spans several rows can increase the height of its last row.
 */
export function computeRowHeights(rows: number, cells: readonly LaidCell[]): number[] {
  const heights = Array.from({ length: rows }, () => 0)
  const byReach = [...cells].sort((one, other) => one.rows - other.rows)
  for (const { row, rows: down, height } of byReach) {
    const last = row + down - 1
    const above = heights.slice(row, last).reduce((sum, part) => sum + part, 0)
    heights[last] = Math.max(heights[last] ?? 0, height - above)
  }
  return heights
}

interface Range {
  least: number
  greatest: number
}

/**
 * Computes the widths of the columns in points, as browsers lay out tables. When there is enough space, each column is
 * as wide as its content. Otherwise, each column gets the width of its widest word, and columns with longer content
 * share the remaining width. When the widest words do not fit either, the widest columns shrink to the same width, so
 * that a long URL in one column does not break a number in another.
 */
export function computeColumnWidths(grid: Grid, available: number, setting: Setting): number[] {
  const ranges: Range[] = Array.from({ length: grid.columns }, () => ({ least: 0, greatest: 0 }))
  const bySpan = [...grid.cells].sort((one, other) => one.columns - other.columns)
  for (const { cell, column, columns } of bySpan) {
    const own = measureRange(cell.blocks, cell.header ? { ...setting, strong: true } : setting, 2 * cellPadding)
    widen(ranges.slice(column, column + columns), own)
  }
  return distribute(ranges, available)
}

/** Widens columns until a cell that spans them fits. */
function widen(columns: readonly Range[], { least, greatest }: Range): void {
  const missing = (needed: number, kind: keyof Range) =>
    Math.max(0, needed - columns.reduce((sum, column) => sum + column[kind], 0)) / columns.length
  const [moreLeast, moreGreatest] = [missing(least, 'least'), missing(greatest, 'greatest')]
  for (const column of columns) {
    column.least += moreLeast
    column.greatest = Math.max(column.greatest + moreGreatest, column.least)
  }
}

function distribute(ranges: readonly Range[], available: number): number[] {
  const least = ranges.reduce((sum, range) => sum + range.least, 0)
  const greatest = ranges.reduce((sum, range) => sum + range.greatest, 0)
  if (greatest <= available) return ranges.map((range) => range.greatest)
  if (least >= available)
    return shrinkWidest(
      ranges.map((range) => range.least),
      available,
    )
  const share = (available - least) / (greatest - least)
  return ranges.map((range) => range.least + (range.greatest - range.least) * share)
}

/** Limits the widths so that their sum equals the available width. */
function shrinkWidest(widths: readonly number[], available: number): number[] {
  let left = available
  let columns = widths.length
  for (const width of [...widths].sort((one, other) => one - other)) {
    if (width * columns > left) break
    left -= width
    columns--
  }
  const limit = columns > 0 ? left / columns : 0
  return widths.map((width) => (columns > 0 ? Math.min(width, limit) : width))
}

/** @param around the width of the padding or indent, in points */
function measureRange(blocks: readonly Block[], setting: Setting, around: number): Range {
  const ranges = blocks.map((block) => blockRange(block, setting))
  return {
    least: Math.max(0, ...ranges.map(({ least }) => least)) + around,
    greatest: Math.max(0, ...ranges.map(({ greatest }) => greatest)) + around,
  }
}

function blockRange(block: Block, setting: Setting): Range {
  switch (block.kind) {
    case 'paragraph':
      return widthRange(block.inlines, setting)
    case 'heading':
      return widthRange(block.inlines, { ...setting, strong: true, size: setting.size * 1.3 })
    case 'formula': {
      const width = (setting.drawFormula(block.latex, true)?.width ?? 10) * setting.size * formulaScale
      return { least: width / 2, greatest: width }
    }
    case 'figure': {
      const { min, max } = figureWidths
      return { least: (min / 2) * findPixelSize(setting), greatest: max * findPixelSize(setting) }
    }
    case 'picture': {
      const { width = block.file.width } = block.picture
      const greatest = width * findPixelSize(setting)
      return { least: Math.min(greatest, 4 * setting.size), greatest }
    }
    case 'code': {
      const widths = block.text.split('\n').map((line) => measureWidth(line, setting.language, codeLettering))
      const longest = widths.reduce((most, width) => Math.max(most, width), 0)
      return { least: 4 * setting.size, greatest: longest * setting.size + 2 * setting.size }
    }
    case 'list':
      return measureRange(
        block.items.flatMap(({ blocks }) => blocks),
        setting,
        3 * setting.size,
      )
    case 'quote':
      return measureRange(block.blocks, setting, 2 * setting.size)
    case 'note':
      return widthRange([{ kind: 'text', text: block.text, style: {} }], setting)
    case 'table':
    case 'rule':
      return { least: 0, greatest: 0 }
  }
}

const codeLettering = { weight: 'regular', mono: true } as const
