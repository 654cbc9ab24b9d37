import { drawArtifact } from '../../pages/page.ts'
import { paintStack, type Strip, stackHeight } from '../../pages/strip.ts'
import { cellPadding, type LaidCell } from './cells.ts'
import { cellFrame } from './group-strip.ts'

/** In points: as much as two or three lines, so that little of a page stays empty. */
const partHeight = 40

/** A row that is higher than a page, cut between the lines of its cells. */
export function splitRow(cells: readonly LaidCell[]): Strip[] {
  const waiting = cells.map(({ strips }) => [...strips])
  const parts: Strip[] = []
  while (parts.length === 0 || waiting.some((strips) => strips.length > 0)) {
    const taken = waiting.map((strips) => takeFrom(strips, partHeight))
    const edges = { above: parts.length === 0, below: waiting.every((strips) => strips.length === 0) }
    const height = Math.max(...taken.map(stackHeight), 0) + 2 * cellPadding
    parts.push({
      height,
      gap: 0,
      keepWithNext: false,
      paint: (page, left, top) => {
        for (const [index, { left: offset, width, cell }] of cells.entries()) {
          drawArtifact(page, cellFrame({ left: left + offset, top, width, height }, cell.header, edges))
          paintStack(taken[index] ?? [], page, left + offset + cellPadding, top - cellPadding)
        }
      },
    })
  }
  return parts
}

/** Takes strips from the front as long as they fit; at least one. */
function takeFrom(strips: Strip[], height: number): Strip[] {
  const taken: Strip[] = []
  let filled = 0
  while (strips[0] && (taken.length === 0 || filled + strips[0].gap + strips[0].height <= height)) {
    filled += strips[0].gap + strips[0].height
    taken.push(strips[0])
    strips.shift()
  }
  return taken
}
