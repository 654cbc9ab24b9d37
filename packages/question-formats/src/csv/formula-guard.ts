/**
 * Characters that make a spreadsheet evaluate a cell as a formula when the cell starts with one of them (OWASP, 'CSV
 * injection'). An export adds an apostrophe at the start of such a cell, even if apostrophes already precede the
 * character. An import can then always remove exactly one apostrophe.
 */
const begins = '[=+\\-@\\t\\r＝＋－＠]'
const toGuard = new RegExp(`^'*${begins}`)
const guarded = new RegExp(`^'+${begins}`)

export function guardFormula(cell: string): string {
  return toGuard.test(cell) ? `'${cell}` : cell
}

export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
