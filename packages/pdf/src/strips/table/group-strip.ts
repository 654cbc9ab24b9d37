import { type Draw, drawArtifact } from '../../pages/page.ts'
import { paintStack, type Strip } from '../../pages/strip.ts'
import { colours } from '../colours.ts'
import { cellPadding, type LaidCell } from './cells.ts'

const lineWidth = 0.6

interface Rows {
  first: number
  last: number
  headRows: number
}

/** Builds one strip from rows that stay together. */
export function groupStrip(cells: readonly LaidCell[], heights: readonly number[], rows: Rows): Strip {
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

/** Returns the border of a cell, and the background of a header cell. */
export function cellFrame(
  { left, top, width, height }: Box,
  header: boolean,
  edges = { above: true, below: true },
): Draw[] {
  const box = (x: number, y: number, across: number, up: number, colour: string): Draw => {
    return { kind: 'box', x, y, width: across, height: up, colour }
  }
  const [bottom, colour, half] = [top - height, colours.tableLine, lineWidth / 2]
  return [
    ...(header ? [box(left, bottom, width, height, colours.tableHead)] : []),
    ...(edges.above ? [box(left - half, top - half, width + lineWidth, lineWidth, colour)] : []),
    ...(edges.below ? [box(left - half, bottom - half, width + lineWidth, lineWidth, colour)] : []),
    box(left - half, bottom, lineWidth, height, colour),
    box(left + width - half, bottom, lineWidth, height, colour),
  ]
}
