import { guardFormula } from './formula-guard.ts'

/** Writes a CSV row. Cells are escaped so that spreadsheets do not evaluate them as formulas. */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(guardFormula(cell))).join(',')}\r\n`
}

function quoteCell(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
