import { drawArtifact } from '../../pages/page.ts'
import { paintStack, type Strip, stackHeight } from '../../pages/strip.ts'
import { cellPadding, type LaidCell } from './cells.ts'
import { cellFrame } from './group-strip.ts'

/** The height of a part in points: two or three lines, so that little of a page stays empty. */
const partHeight = 40

/** Splits a row that is higher than a page between the lines of its cells. */
export function splitRow(cells: readonly LaidCell[]): Strip[] {
  const slices = cells.map(({ strips }) => sliceStrips(strips))
  const parts = Math.max(1, ...slices.map(({ length }) => length))
  return Array.from({ length: parts }, (_, part) => {
    const stacks = slices.map((ofCell) => ofCell[part] ?? [])
    const edges = { above: part === 0, below: part === parts - 1 }
    const height = Math.max(...stacks.map(stackHeight), 0) + 2 * cellPadding
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

/** Splits strips into slices of at most the height of a part, each with at least one strip. */
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
