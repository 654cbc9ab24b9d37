/**
 * Returns whether the row has a quoted cell that contains a line break and continues after its closing quotation mark,
 * as in `"5,x⏎6" rope`. The opening quotation mark of such a cell is probably literal text, and the parser has wrongly
 * included later rows in the cell.
 * @param row the source of the row
 */
export function hasOpenQuote(row: string, delimiter: string): boolean {
  let at = row.search(/[^\r\n]/)
  while (row[at] !== undefined) {
    if (row[at] === '"') {
      const closing = findClosingQuote(row, at + 1)
      const ends = ['', delimiter, '\r', '\n'].includes(row.charAt(closing + 1))
      if (!ends && /[\r\n]/.test(row.slice(at, closing))) return true
      at = closing
    }
    const next = row.indexOf(delimiter, at)
    if (next === -1) return false
    at = next + 1
  }
  return false
}

/** Returns the index of the next quotation mark that is not doubled, or the row's length. */
function findClosingQuote(row: string, from: number): number {
  let at = row.indexOf('"', from)
  while (at !== -1 && row[at + 1] === '"') at = row.indexOf('"', at + 2)
  return at === -1 ? row.length : at
}
