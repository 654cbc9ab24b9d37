import type { Cell, Row } from '../../content/block.ts'

/** Row and column indexes are zero-based. */
export interface PlacedCell {
  cell: Cell
  row: number
  column: number
  columns: number
  rows: number
}

export interface Grid {
  columns: number
  /** Header rows come first. */
  headRows: number
  rows: number
  cells: PlacedCell[]
}

/**
 * Places cells as HTML does: each goes into the first free column of its row. Row spans in the header end at the last
 * header row. Other row spans end at the last row.
 */
export function placeCells(rows: readonly Row[]): Grid {
  const headRows = rows.filter(({ head }) => head).length
  /** For each column, the first row that is not covered by a row span from above. */
  const freeFrom: number[] = []
  const cells: PlacedCell[] = []
  let width = 1
  for (const [row, { head, cells: inRow }] of rows.entries()) {
    let column = 0
    for (const cell of inRow) {
      while ((freeFrom[column] ?? 0) > row) column++
      const placed = { cell, row, column, columns: cell.columns, rows: reach(cell, row, head ? headRows : rows.length) }
      for (let right = 0; right < placed.columns; right++) freeFrom[column + right] = row + placed.rows
      cells.push(placed)
      column += placed.columns
      width = Math.max(width, column)
    }
  }
  return { columns: width, headRows, rows: rows.length, cells }
}

function reach(cell: Cell, row: number, end: number): number {
  return Math.max(1, Math.min(cell.rows, end - row))
}

/** Groups rows that are connected by row spans. Each group is [first, last]. */
export function groupRows({ rows, cells }: Grid): [first: number, last: number][] {
  const lastRows = Array.from({ length: rows }, (_, row) => row)
  for (const { row, rows: down } of cells) lastRows[row] = Math.max(lastRows[row] ?? row, row + down - 1)
  const groups: [number, number][] = []
  for (let row = 0; row < rows; row++) {
    const group = groups.at(-1)
    if (group && row <= group[1]) group[1] = Math.max(group[1], lastRows[row] ?? row)
    else groups.push([row, lastRows[row] ?? row])
  }
  return groups
}
