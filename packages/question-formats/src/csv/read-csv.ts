import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Draft, FileRefusal } from '../draft.ts'
import type { RefusalCode, RowPlace } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import { unguardFormula } from '../table/formula-guard.ts'
import { createTableReader } from '../table/read-table.ts'
import { hasOpenQuote } from './has-open-quote.ts'

/** Excel's optional first line, which sets the delimiter. */
const delimiterLine = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n\t]*(?:\r\n|\n|\r)/i

const refusals = new Map<string, RefusalCode>([
  ['CSV_MAX_RECORD_SIZE', 'row_too_large'],
  ['CSV_QUOTE_NOT_CLOSED', 'quote_not_closed'],
])

/**
 * Matches a cell that begins with a quotation mark and contains a line break. The parser returns such a cell when text
 * follows the closing quotation mark.
 */
const openCell = /^"[^\r\n]*[\r\n]/

const chunkBytes = 64 * 1024
const recordSchema = z.array(z.string())

/**
 * Reads questions from CSV with a header row and one question per row. A line such as `sep=;` above the header sets the
 * delimiter. Without it, the delimiter is the most frequent of comma, semicolon and tab in the header.
 * @param names the field of each column; by default, the header names them
 * @throws FileRefusal
 */
export async function* readCsv(text: string, names?: readonly string[]): AsyncGenerator<Draft> {
  const [preamble = '', delimiter = detectDelimiter(text)] = delimiterLine.exec(text) ?? []
  const linesAbove = preamble === '' ? 0 : 1
  const place: RowPlace = { number: 0, line: linesAbove + 1 }
  // The line on which each record starts. `on_record` fills the array, because the parser can reject a record before
  // the loop below reaches it.
  const begins = [linesAbove + 1]
  const bytes = Buffer.from(text.slice(preamble.length))
  let start = 0
  const parser = Readable.from(splitChunks(bytes), { objectMode: false }).pipe(
    parse({
      delimiter,
      max_record_size: transferLimits.lineLength,
      on_record: (cells: string[], { bytes: end, lines }) => {
        // Check the row's source too, because the text of a correctly quoted cell can also begin with a quotation mark.
        if (cells.some((cell) => openCell.test(cell)) && hasOpenQuote(bytes.toString('utf8', start, end), delimiter))
          throw new FileRefusal('quote_not_closed', '', findPlace(begins.length - 1, begins))
        start = end
        begins.push(lines + linesAbove + 1)
        return cells
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Accepts a quotation mark that is not doubled, as in `6" rope`, because spreadsheets accept it.
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  const table = createTableReader(names)
  let number = -1
  try {
    for await (const record of parser) {
      const cells = recordSchema.parse(record).map(unguardFormula)
      number++
      yield number === 0 ? table.readHeader(cells, place) : table.readRow(cells, findPlace(number, begins))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const code = refusals.get(error.code)
    throw new FileRefusal(code ?? 'csv_syntax', code ? '' : error.code, findPlace(begins.length - 1, begins))
  }
}

function findPlace(number: number, begins: readonly number[]): RowPlace {
  const line = begins[number]
  return line === undefined ? { number } : { number, line }
}

function* splitChunks(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes)
}

function detectDelimiter(text: string): string {
  const [firstLine = ''] = text.slice(0, 10_000).split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}
