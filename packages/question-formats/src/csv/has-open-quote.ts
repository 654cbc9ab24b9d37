/**
 * Returns whether a cell of the row is quoted over several lines, and continues after its closing quotation mark, as in
 * `"5,x⏎6" rope`. The opening quotation mark is then probably just text, and the cell wrongly includes later rows.
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
