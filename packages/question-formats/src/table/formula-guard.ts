/**
 * Characters that make a spreadsheet evaluate a cell as a formula when the cell begins with them (OWASP, 'CSV
 * injection'). An export puts an apostrophe before such a cell. It also does so if the cell already begins with
 * apostrophes, so that an import can always remove exactly one.
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
