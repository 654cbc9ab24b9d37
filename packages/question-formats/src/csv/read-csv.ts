import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { buildError, type Draft, FileRefusal, leaveOut, lost } from '../draft.ts'
import { fieldNames, questionFields } from '../fields.schemas.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { derivedFields, questionLineSchema } from '../jsonl/fields.ts'
import { toQuestion } from '../jsonl/read-jsonl.ts'
import { transferLimits } from '../limits.ts'
import { letters } from '../shared/answers.ts'
import { buildChoice } from '../vocabulary.schemas.ts'
import { choiceColumn, columns, feedbackColumn } from './columns.ts'
import { findDuplicate } from './find-duplicate.ts'
import { unguardFormula } from './formula-guard.ts'

const known: ReadonlySet<string> = new Set([
  ...columns,
  ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)]),
  ...derivedFields,
])

/** @throws FileRefusal `csv_header` if the header has no body column or has a duplicate column */
function readHeader(cells: readonly string[], row: RowPlace): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const twice = findDuplicate(names)
  if (twice !== undefined) throw new FileRefusal('csv_header', twice, row)
  if (!names.includes('content_question_mj')) throw new FileRefusal('csv_header', 'content_question_mj', row)
  return names
}

/** The optional first line, specific to Excel, that names the delimiter. */
const delimiterLine = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n\t]*(?:\r\n|\n|\r)/i

const chunkBytes = 64 * 1024
const recordSchema = z.array(z.string())

/**
 * Reads questions from CSV: a header row, then one question per row. A line such as `sep=;` above the header determines
 * the delimiter. Without it, the delimiter is whichever of comma, semicolon and tab is most frequent in the header.
 * @throws FileRefusal
 */
export async function* readCsv(text: string): AsyncGenerator<Draft> {
  // The line after each parsed record. The parser reads ahead of the loop below, so only it can locate its own errors.
  const [preamble = '', delimiter = detectDelimiter(text)] = delimiterLine.exec(text) ?? []
  const linesAbove = preamble === '' ? 0 : 1
  const place: RowPlace = { number: 0, line: linesAbove + 1 }
  const begins = [linesAbove + 1]
  const parser = Readable.from(splitChunks(Buffer.from(text.slice(preamble.length))), { objectMode: false }).pipe(
    parse({
      delimiter,
      max_record_size: transferLimits.rowLength,
      on_record: (cells, { lines }) => {
        begins.push(lines + linesAbove + 1)
        return cells
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  let header: readonly string[] | undefined
  let number = -1
  try {
    for await (const record of parser) {
      const cells = recordSchema.parse(record)
      number++
      if (header) {
        yield readRecord(cells.map(unguardFormula), header, findPlace(number, begins))
      } else {
        header = readHeader(cells, place)
        const findings = header.filter((name) => !known.has(name)).map((name) => lost('unknown_field', name))
        if (findings.length > 0) yield leaveOut(place, findings)
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
  const [firstLine = ''] = text.slice(0, 10_000).split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

function readRecord(cells: readonly string[], names: readonly string[], row: RowPlace): Draft {
  if (cells.length !== names.length) {
    return leaveOut(row, [buildError('csv_syntax', `${cells.length} / ${names.length}`)])
  }
  return toDraft(new Map(names.map((name, index) => [name, cells[index] ?? ''])), row)
}

const texts = ['legacy_id', 'answer', 'explanation'] as const

const booleans: Readonly<Record<string, boolean>> = { '': false, '0': false, '1': true, false: false, true: true }

type Cells = ReadonlyMap<string, string>

/** Builds a draft from the cells of a row, keyed by column name. An empty cell is a field without a value. */
function toDraft(cells: Cells, row: RowPlace): Draft {
  const line = questionLineSchema.safeParse({
    ...Object.fromEntries(texts.map((name) => [name, cells.get(name) || undefined])),
    ...Object.fromEntries(
      fieldNames.map((name) => [name, fieldCell(questionFields[name].kind, cells.get(name) ?? '')]),
    ),
    content_question_mj: cells.get('content_question_mj') ?? '',
    choices: readChoices(cells),
    as_typed: booleans[cells.get('as_typed')?.trim().toLowerCase() ?? ''] ?? 'neither',
  })
  const item = cells.get('legacy_id')
  const place = item ? { ...row, item } : row
  if (line.success) return { row: place, question: toQuestion(line.data), findings: [] }
  const names = new Set(line.error.issues.map(({ path }) => String(path[0])))
  return leaveOut(
    place,
    [...names].map((name) => buildError('invalid_field', name)),
  )
}

function fieldCell(kind: 'list' | 'number' | 'text', cell: string): unknown {
  if (kind === 'list') return parseTags(cell.trim())
  if (kind === 'number') return cell.trim() === '' ? undefined : decimal(cell.trim())
  return cell || undefined
}

/** Parses a plain decimal number. Returns other text unchanged, because `Number` would also accept `0x1` and `1e3`. */
function decimal(text: string): number | string {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}

function parseTags(cell: string): unknown {
  if (cell.startsWith('[')) return parseJson(cell)
  return cell
    .split(';')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

function readChoices(cells: Cells): unknown {
  const json = cells.get('choices')?.trim() ?? ''
  if (json !== '') return parseJson(json)
  return letters.flatMap((id) => {
    const html = cells.get(choiceColumn(id)) ?? ''
    return html.trim() === '' ? [] : [buildChoice({ id, html, feedback: cells.get(feedbackColumn(id)) })]
  })
}

/** Parses JSON. Returns invalid JSON as text, which validation then rejects because it is not a list. */
function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
