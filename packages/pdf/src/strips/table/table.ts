import type { Row } from '../../content/block.ts'
import { textHeight } from '../../pages/geometry.ts'
import type { StructureElement } from '../../pages/page.ts'
import { paintStack, type Strip, stackHeight } from '../../pages/strip.ts'
import { addElement, newElement } from '../../pages/structure.ts'
import type { LayContext } from '../context.ts'
import { cellPadding, type LaidCell, layCells, rowHeights } from './cells.ts'
import { type Grid, placeCells, rowGroups } from './grid.ts'
import { groupStrip } from './group-strip.ts'
import { splitRow } from './split-row.ts'
import { columnWidths } from './widths.ts'

/** The least average column width, in multiples of the font size. Wider tables get a smaller font size. */
const narrowest = 2.2

/** Lays out a table: a strip for each row, or for rows that spanning cells connect. Its head repeats on each page. */
export function layTable(rows: readonly Row[], context: LayContext): Strip[] {
  const grid = placeCells(rows)
  const scale = Math.min(1, context.width / (grid.columns * narrowest * context.setting.size))
  const scaled = { ...context, setting: { ...context.setting, size: context.setting.size * scale } }
  const widths = columnWidths(grid, context.width, cellPadding, scaled.setting)
  const strips = layGrid(grid, widths, addElement(context.parent, 'Table'), scaled)
  const headStrips = rowGroups(grid).filter(([first]) => first < grid.headRows).length
  if (headStrips === 0 || headStrips === strips.length) return addEdges(strips, context)
  // Screen readers skip the copies of the head, because their elements are not in the structure tree.
  const copy = layGrid(grid, widths, newElement('Table'), { ...scaled, tally: { drawn: 0, asSource: 0 } })
  const head = copy.slice(0, headStrips)
  const repeated = { height: stackHeight(head), paint: (...at: Parameters<Strip['paint']>) => paintStack(head, ...at) }
  const usable = repeated.height < textHeight / 3
  const placed = strips.map((strip, index) => ({
    ...strip,
    keepWithNext: index < headStrips,
    ...(usable && index >= headStrips ? { repeated } : {}),
  }))
  return addEdges(placed, context)
}

function layGrid(grid: Grid, widths: readonly number[], element: StructureElement, context: LayContext): Strip[] {
  const cells = layCells(grid, widths, element, context)
  const heights = rowHeights(grid.rows, cells)
  const byRow = Array.from({ length: grid.rows }, (): LaidCell[] => [])
  for (const cell of cells) byRow[cell.row]?.push(cell)
  return rowGroups(grid).flatMap(([first, last]) => {
    const rows = byRow.slice(first, last + 1)
    const strip = groupStrip(rows.flat(), heights, { first, last, headRows: grid.headRows })
    if (strip.height <= textHeight) return [strip]
    // Rows that no page can hold are split between lines. A cell that spans several of them is drawn in its first row.
    return rows.flatMap(splitRow)
  })
}

function addEdges(strips: readonly Strip[], { setting }: LayContext): Strip[] {
  return strips.map((strip, index) => (index === 0 ? { ...strip, gap: setting.size * 0.6 } : strip))
}
