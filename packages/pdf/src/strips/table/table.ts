import type { Row } from '../../content/block.ts'
import { textHeight } from '../../pages/geometry.ts'
import { addElement, type Draw, drawArtifact, newElement, type StructureElement } from '../../pages/page.ts'
import { addSpace, measureStackHeight, paintStack, type Strip } from '../../pages/strip.ts'
import { colors } from '../colors.ts'
import type { LayoutContext } from '../context.ts'
import { cellPadding, computeRowHeights, fitColumns, type LaidCell, layOutCells } from './cells.ts'
import { type Grid, groupRows, placeCells } from './grid.ts'

/**
 * The minimum average column width, as a multiple of the font size. A table with narrower columns gets a smaller font.
 */
const narrowest = 2.2

/** Creates one strip per row, or per group of rows connected by row spans. The header repeats on each page. */
export function layOutTable(rows: readonly Row[], context: LayoutContext): Strip[] {
  const grid = placeCells(rows)
  const scale = Math.min(1, context.width / (grid.columns * narrowest * context.setting.size))
  const { widths, setting } = fitColumns(grid, context.width, {
    ...context.setting,
    size: context.setting.size * scale,
  })
  const scaled = { ...context, setting }
  const strips = layOutGrid(grid, widths, addElement(context.parent, 'Table'), scaled)
  const gap = context.setting.size * 0.6
  const headStrips = groupRows(grid).filter(([first]) => first < grid.headRows).length
  if (headStrips === 0 || headStrips === strips.length) return addSpace(strips, gap)
  // The structure elements of repeated headers are not part of the structure tree, so screen readers skip them.
  const copy = layOutGrid(grid, widths, newElement('Table'), { ...scaled, tally: { drawn: 0, asSource: 0 } })
  const head = copy.slice(0, headStrips)
  const repeated = {
    height: measureStackHeight(head),
    paint: (...at: Parameters<Strip['paint']>) => paintStack(head, ...at),
  }
  const usable = repeated.height < textHeight / 3
  const placed = strips.map((strip, index) => ({
    ...strip,
    keepWithNext: index < headStrips,
    ...(usable && index >= headStrips ? { repeated } : {}),
  }))
  return addSpace(placed, gap)
}

function layOutGrid(grid: Grid, widths: readonly number[], element: StructureElement, context: LayoutContext): Strip[] {
  const cells = layOutCells(grid, widths, element, context)
  const heights = computeRowHeights(grid.rows, cells)
  const byRow = Array.from({ length: grid.rows }, (): LaidCell[] => [])
  for (const cell of cells) byRow[cell.row]?.push(cell)
  return groupRows(grid).flatMap(([first, last]) => {
    const rows = byRow.slice(first, last + 1)
    const strip = groupStrip(rows.flat(), heights, { first, last, headRows: grid.headRows })
    if (strip.height <= textHeight) return [strip]
    // Splits a group of rows that is taller than a page at line boundaries. A cell that spans rows is drawn in its
    // first row.
    return rows.flatMap(splitRow)
  })
}

const lineWidth = 0.6

interface Rows {
  first: number
  last: number
  headRows: number
}

/** Creates one strip from rows that must stay on the same page, because cells span them. */
function groupStrip(cells: readonly LaidCell[], heights: readonly number[], rows: Rows): Strip {
  const sumHeights = (from: number, to: number) => heights.slice(from, to).reduce((sum, height) => sum + height, 0)
  return {
    height: sumHeights(rows.first, rows.last + 1),
    gap: 0,
    keepWithNext: false,
    paint: (page, left, top) => {
      for (const { row, rows: down, cell, strips, ...place } of cells) {
        const box = {
          left: left + place.left,
          top: top - sumHeights(rows.first, row),
          width: place.width,
          height: sumHeights(row, row + down),
        }
        drawArtifact(page, cellFrame(box, cell.header || row < rows.headRows))
        paintStack(strips, page, box.left + cellPadding, box.top - cellPadding)
      }
    },
  }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the borders of a cell, and the background if it is a header cell. */
function cellFrame({ left, top, width, height }: Box, header: boolean, edges = { above: true, below: true }): Draw[] {
  const box = (x: number, y: number, across: number, up: number, color: string): Draw => {
    return { kind: 'box', x, y, width: across, height: up, color }
  }
  const [bottom, color, half] = [top - height, colors.tableLine, lineWidth / 2]
  return [
    ...(header ? [box(left, bottom, width, height, colors.tableHead)] : []),
    ...(edges.above ? [box(left - half, top - half, width + lineWidth, lineWidth, color)] : []),
    ...(edges.below ? [box(left - half, bottom - half, width + lineWidth, lineWidth, color)] : []),
    box(left - half, bottom, lineWidth, height, color),
    box(left + width - half, bottom, lineWidth, height, color),
  ]
}

/**
 * The target height for slices of a tall row, in points: two or three lines. Short slices leave little unused space at
 * the bottom of a page.
 */
const partHeight = 40

/** Splits a row that is taller than a page. Splits only between lines of text. */
function splitRow(cells: readonly LaidCell[]): Strip[] {
  const slices = cells.map(({ strips }) => sliceStrips(strips))
  const parts = Math.max(1, ...slices.map(({ length }) => length))
  return Array.from({ length: parts }, (_, part) => {
    const stacks = slices.map((ofCell) => ofCell[part] ?? [])
    const edges = { above: part === 0, below: part === parts - 1 }
    const height = Math.max(...stacks.map(measureStackHeight), 0) + 2 * cellPadding
    return {
      height,
      gap: 0,
      keepWithNext: false,
      paint: (page, left, top) => {
        for (const [index, { left: offset, width, cell }] of cells.entries()) {
          drawArtifact(page, cellFrame({ left: left + offset, top, width, height }, cell.header, edges))
          paintStack(stacks[index] ?? [], page, left + offset + cellPadding, top - cellPadding)
        }
      },
    }
  })
}

/** Splits strips into slices of at most `partHeight`. A strip that is taller becomes a separate slice. */
function sliceStrips(strips: readonly Strip[]): Strip[][] {
  const slices: Strip[][] = []
  let filled = Number.POSITIVE_INFINITY
  for (const strip of strips) {
    const needed = strip.gap + strip.height
    if (filled + needed > partHeight) {
      slices.push([])
      filled = 0
    }
    slices.at(-1)?.push(strip)
    filled += needed
  }
  return slices
}
