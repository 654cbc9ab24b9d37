import { guardFormula } from '../csv/formula-guard.ts'

/** Writes a row of CSV whose cells no spreadsheet runs as formulas. */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(guardFormula(cell))).join(',')}\r\n`
}

function quoteCell(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
