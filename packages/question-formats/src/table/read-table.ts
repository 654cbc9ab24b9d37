import { buildError, buildLoss, buildSkippedDraft, type Draft, FileRefusal } from '../draft.ts'
import { fieldNames, questionFields } from '../fields.schemas.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { derivedFields, questionLineSchema } from '../jsonl/fields.ts'
import { toQuestion } from '../jsonl/read-jsonl.ts'
import { transferLimits } from '../limits.ts'
import { letters } from '../shared/letters.vocabulary.ts'
import { buildChoice } from '../vocabulary.schemas.ts'
import { choiceColumn, columnNames, feedbackColumn, reasonColumn } from './columns.schemas.ts'
import { findDuplicate } from './find-duplicate.ts'
import { guessColumns } from './guess-columns.ts'

const known = new Set(columnNames)

interface TableReader {
  /** @throws FileRefusal `csv_header` if two columns have the same field; `too_many_columns` */
  readonly readHeader: (cells: readonly string[], row: RowPlace) => Draft
  readonly readRow: (cells: readonly string[], row: RowPlace) => Draft
}

/**
 * Creates a reader for the rows of a table. The first row is the header.
 * @param names the field of each column, or '' to ignore it; by default, the fields are guessed from the header
 */
export function createTableReader(names?: readonly string[]): TableReader {
  let fields: readonly string[] = []
  let width = 0
  return {
    readHeader: (cells, row) => {
      const duplicate = findDuplicate(cells.map((cell) => cell.trim().toLowerCase()).filter((name) => known.has(name)))
      if (cells.length > transferLimits.columns) throw new FileRefusal('too_many_columns', String(cells.length), row)
      if (names === undefined && duplicate !== undefined) throw new FileRefusal('csv_header', duplicate, row)
      width = cells.length
      fields = names ? cells.map((_, index) => names[index] ?? '') : guessColumns(cells)
      const twice = findDuplicate(fields.filter((name) => name !== ''))
      if (twice !== undefined) throw new FileRefusal('csv_header', twice, row)
      const columns = cells.map((header, index) => ({ header, name: fields[index] ?? '' }))
      if (!fields.includes('content_question_mj'))
        return { ...buildSkippedDraft(row, [buildError('csv_header', 'content_question_mj')]), columns, endsFile: true }
      const unknown = names ? [] : columns.filter(({ header, name }) => name === '' && !isDerived(header))
      return {
        ...buildSkippedDraft(
          row,
          unknown.map(({ header }) => buildLoss('unknown_field', header)),
        ),
        columns,
      }
    },
    readRow: (cells, row) => {
      const draft =
        cells.length === width
          ? toDraft(new Map(fields.map((name, index) => [name, cells[index] ?? ''])), row)
          : buildSkippedDraft(row, [buildError('row_width', `${cells.length} / ${width}`)])
      return { ...draft, source: cells }
    },
  }
}

function isDerived(header: string): boolean {
  const name = header.trim().toLowerCase()
  return name === '' || name === reasonColumn || derivedFields.has(name)
}

const texts = ['legacy_id', 'answer', 'explanation'] as const

const booleans: Readonly<Record<string, boolean>> = { '': false, '0': false, '1': true, false: false, true: true }

type Cells = ReadonlyMap<string, string>

/** Builds a draft from the cells of a row, by column name. An empty cell means no value. */
function toDraft(cells: Cells, row: RowPlace): Draft {
  const values = {
    ...Object.fromEntries(texts.map((name) => [name, cells.get(name) || undefined])),
    ...Object.fromEntries(
      fieldNames.map((name) => [name, fieldCell(questionFields[name].kind, cells.get(name) ?? '')]),
    ),
    content_question_mj: cells.get('content_question_mj') ?? '',
    choices: readChoices(cells),
    as_typed: booleans[cells.get('as_typed')?.trim().toLowerCase() ?? ''] ?? 'neither',
  }
  const line = questionLineSchema.safeParse(values)
  const item = cells.get('legacy_id')
  const place = item ? { ...row, item } : row
  if (line.success) return { row: place, question: toQuestion(line.data), findings: [] }
  const names = new Set(line.error.issues.map(({ path }) => String(path[0])))
  const readable = questionLineSchema.safeParse(
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))),
  )
  return {
    row: place,
    question: readable.success ? toQuestion(readable.data) : undefined,
    findings: [...names].map((name) =>
      name === 'choices' && !Array.isArray(values.choices)
        ? buildError('choices_not_json')
        : buildError('invalid_field', name),
    ),
  }
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

/** Parses JSON. Returns invalid JSON unchanged, so that validation rejects it because it is not a list. */
function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
