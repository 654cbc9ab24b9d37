import { figureWidths } from '@pathwise/rich-text/draw-figure'
import type { Block } from '../../content/block.ts'
import { measureWidth } from '../../fonts/typesetter.ts'
import { measureWidthRange, type WidthRange } from '../../lines/fill.ts'
import { formulaScale, type Setting, widthError } from '../../lines/words.ts'
import { addElement, type StructureElement } from '../../pages/page.ts'
import { measureStackHeight, type Strip } from '../../pages/strip.ts'
import type { LayoutContext } from '../context.ts'
import { findPixelSize } from '../figure.ts'
import type { Grid, PlacedCell } from './grid.ts'

export const cellPadding = 4.5

/** `left` is relative to the row's left edge. Measurements are in points. */
export interface LaidCell extends PlacedCell {
  left: number
  width: number
  strips: Strip[]
  /** Includes the padding. */
  height: number
}

/** Lays out the cells. Adds a structure element for each cell to its row's element. */
export function layOutCells(
  grid: Grid,
  widths: readonly number[],
  table: StructureElement,
  context: LayoutContext,
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
    if (cell.header) element.scope = row < grid.headRows ? 'Column' : 'Row'
    const left = edges[column] ?? 0
    const width = (edges[column + columns] ?? left) - left
    const setting = { ...context.setting, strong: context.setting.strong || cell.header }
    const inner = { ...context, setting, parent: element, width: Math.max(width - 2 * cellPadding, 1) }
    const strips = context.layOutBlocks(cell.blocks, inner)
    const height = Math.max(measureStackHeight(strips), setting.size * 1.5) + 2 * cellPadding
    return { ...placed, left, width, strips, height }
  })
}

/** Returns the columns' left edges, followed by the last column's right edge. */
function computeEdges(widths: readonly number[]): number[] {
  const edges = [0]
  let edge = 0
  for (const width of widths) {
    edge += width
    edges.push(edge)
  }
  return edges
}

/** Fits each row to its cells. A cell that spans several rows adds height only to the last of them. */
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

/**
 * Computes column widths in points, as browsers do. If there is room, each column is as wide as its content. Otherwise,
 * each column gets its widest word, and the remaining width goes to columns with longer content. If the widest words do
 * not fit, the widest columns shrink to equal width, so that a long URL does not break a number elsewhere. A column is
 * never narrower than its widest number. If the numbers do not fit, the font size is reduced.
 * @returns the column widths, and the text setting for the cells
 */
export function fitColumns(grid: Grid, available: number, setting: Setting): { widths: number[]; setting: Setting } {
  const ranges = measureColumns(grid, setting)
  const numbers = sum(ranges, 'number')
  if (numbers <= available) return { widths: distribute(ranges, available), setting }
  // Caps the padding, because a number that spans many columns can be narrower than the padding of these columns.
  const padding = Math.min(2 * cellPadding * grid.columns, available / 2)
  const scale = (available - padding) / (numbers - padding)
  const smaller = { ...setting, size: setting.size * scale * (1 - widthError) }
  return { widths: distribute(measureColumns(grid, smaller), available), setting: smaller }
}

function measureColumns(grid: Grid, setting: Setting): WidthRange[] {
  const ranges: WidthRange[] = Array.from({ length: grid.columns }, () => ({ least: 0, greatest: 0, number: 0 }))
  const bySpan = [...grid.cells].sort((one, other) => one.columns - other.columns)
  for (const { cell, column, columns } of bySpan) {
    const own = measureRange(cell.blocks, cell.header ? { ...setting, strong: true } : setting, 2 * cellPadding)
    widen(ranges.slice(column, column + columns), own)
  }
  return ranges
}

function sum(ranges: readonly WidthRange[], kind: keyof WidthRange): number {
  return ranges.reduce((total, range) => total + range[kind], 0)
}

/** Widens the columns evenly to fit a cell that spans them. */
function widen(columns: readonly WidthRange[], needed: WidthRange): void {
  const missing = (kind: keyof WidthRange) => Math.max(0, needed[kind] - sum(columns, kind)) / columns.length
  const more = { least: missing('least'), greatest: missing('greatest'), number: missing('number') }
  for (const column of columns) {
    column.number += more.number
    column.least = Math.max(column.least + more.least, column.number)
    column.greatest = Math.max(column.greatest + more.greatest, column.least)
  }
}

function distribute(ranges: readonly WidthRange[], available: number): number[] {
  const [least, greatest] = [sum(ranges, 'least'), sum(ranges, 'greatest')]
  if (greatest <= available) return ranges.map((range) => range.greatest)
  if (least >= available) return shrinkWidest(ranges, available)
  const share = (available - least) / (greatest - least)
  return ranges.map((range) => range.least + (range.greatest - range.least) * share)
}

/**
 * Caps the widths so that they add up to the available width. A column never becomes narrower than its widest number.
 */
function shrinkWidest(ranges: readonly WidthRange[], available: number): number[] {
  const numbers = sum(ranges, 'number')
  if (numbers >= available) return ranges.map(({ number }) => (number / numbers) * available)
  const limited = (limit: number) => ranges.map(({ least, number }) => Math.max(number, Math.min(least, limit)))
  let [low, high] = [0, available]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (limited(middle).reduce((total, width) => total + width, 0) > available) high = middle
    else low = middle
  }
  return limited(low)
}

/** @param around the total width of the padding or indent, in points */
function measureRange(blocks: readonly Block[], setting: Setting, around: number): WidthRange {
  const ranges = blocks.map((block) => blockRange(block, setting))
  const widest = (kind: keyof WidthRange) => Math.max(0, ...ranges.map((range) => range[kind])) + around
  return { least: widest('least'), greatest: widest('greatest'), number: widest('number') }
}

function blockRange(block: Block, setting: Setting): WidthRange {
  switch (block.kind) {
    case 'paragraph':
      return measureWidthRange(block.inlines, setting)
    case 'heading':
      return measureWidthRange(block.inlines, { ...setting, strong: true, size: setting.size * 1.3 })
    case 'formula': {
      const width = (setting.drawFormula(block.latex, true)?.width ?? 10) * setting.size * formulaScale
      return { least: width / 2, greatest: width, number: 0 }
    }
    case 'figure': {
      const { min, max } = figureWidths
      return { least: (min / 2) * findPixelSize(setting), greatest: max * findPixelSize(setting), number: 0 }
    }
    case 'picture': {
      const { width = block.file.width } = block.picture
      const greatest = width * findPixelSize(setting)
      return { least: Math.min(greatest, 4 * setting.size), greatest, number: 0 }
    }
    case 'code': {
      const widths = block.text.split('\n').map((line) => measureWidth(line, setting.language, codeLettering))
      const longest = widths.reduce((most, width) => Math.max(most, width), 0)
      return { least: 4 * setting.size, greatest: longest * setting.size + 2 * setting.size, number: 0 }
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
      return measureWidthRange([{ kind: 'text', text: block.text, style: {} }], setting)
    case 'table':
    case 'rule':
      return { least: 0, greatest: 0, number: 0 }
  }
}

const codeLettering = { weight: 'regular', mono: true } as const
