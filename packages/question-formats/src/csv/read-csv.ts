import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { buildError, type Draft, FileRefusal, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { derivedFields } from '../jsonl/fields.ts'
import { transferLimits } from '../limits.ts'
import { letters } from '../shared/letters.ts'
import { choiceColumn, columns } from './columns.ts'
import { unguardFormula } from './formula-guard.ts'
import { toDraft } from './row.ts'

interface Header {
  readonly names: readonly string[]
  readonly unknown: readonly string[]
}

const known: ReadonlySet<string> = new Set([...columns, ...letters.map(choiceColumn), ...derivedFields])

/** @throws FileRefusal `csv_header` if the header lacks the body column or has a duplicate column */
function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new FileRefusal('csv_header', twice, { number: 0, line: 1 })
  if (!names.includes('content_question_mj')) {
    throw new FileRefusal('csv_header', 'content_question_mj', { number: 0, line: 1 })
  }
  return { names, unknown: names.filter((name) => !known.has(name)) }
}

const chunkBytes = 64 * 1024
const recordSchema = z.array(z.string())

/**
 * Reads questions from CSV: a header row, then one question per row. The delimiter is the most frequent of comma,
 * semicolon and tab in the first line.
 * @throws FileRefusal
 */
export async function* readCsv(text: string): AsyncGenerator<Draft> {
  // The line after each parsed record. The parser reads ahead of the loop below, so only it can locate its own errors.
  const begins = [1]
  const parser = Readable.from(splitChunks(Buffer.from(text)), { objectMode: false }).pipe(
    parse({
      delimiter: detectDelimiter(text),
      max_record_size: transferLimits.rowLength,
      on_record: (cells, { lines }) => {
        begins.push(lines + 1)
        return cells
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  let header: Header | undefined
  let number = -1
  try {
    for await (const record of parser) {
      const cells = recordSchema.parse(record)
      number++
      if (header) {
        yield readRecord(cells.map(unguardFormula), header, findPlace(number, begins))
      } else {
        header = readHeader(cells)
        yield* headerLosses(header)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_large' : 'csv_syntax'
    throw new FileRefusal(code, error.code, findPlace(begins.length - 1, begins))
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
  const end = text.search(/[\r\n]/)
  const firstLine = end < 0 ? text.slice(0, 10_000) : text.slice(0, Math.min(end, 10_000))
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

/** Yields the losses that concern the whole file once, at its first line. */
function* headerLosses({ unknown }: Header): Generator<Draft> {
  const findings: Finding[] = unknown.map((name) => lost('unknown_field', name))
  if (findings.length > 0) yield { row: { number: 0, line: 1 }, question: undefined, findings }
}

function readRecord(cells: readonly string[], { names }: Header, row: RowPlace): Draft {
  if (cells.length !== names.length) {
    const detail = `${cells.length} / ${names.length}`
    return { row, question: undefined, findings: [buildError('csv_syntax', detail)] }
  }
  return toDraft(new Map(names.map((name, index) => [name, cells[index] ?? ''])), row)
}
