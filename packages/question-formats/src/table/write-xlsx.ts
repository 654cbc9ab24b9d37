import { utils, write } from '@e965/xlsx'

/** Writes a table of strings to an XLSX workbook with one sheet. */
export function writeXlsx(rows: readonly (readonly string[])[]): ArrayBuffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])))
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The library wrote no bytes')
  return bytes
}
