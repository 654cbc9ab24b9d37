/**
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP, 'CSV injection'). An apostrophe before
 * it makes it text again; a text that has such an apostrophe itself gets one more, so that reading takes away what
 * writing has put there.
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
