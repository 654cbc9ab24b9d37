import { buildError, type Draft } from '../draft.ts'
import { fieldNames, questionFields } from '../fields.schemas.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { questionLineSchema } from '../jsonl/fields.ts'
import { toQuestion } from '../jsonl/read-jsonl.ts'
import { letters } from '../shared/letters.ts'
import { choiceColumn } from './columns.ts'

const texts = ['legacy_id', 'answer', 'explanation'] as const

const booleans: Readonly<Record<string, boolean>> = { '': false, '0': false, '1': true, false: false, true: true }

type Cells = ReadonlyMap<string, string>

/** Builds a draft from the cells of a row, keyed by column name. An empty cell is a field without a value. */
export function toDraft(cells: Cells, row: RowPlace): Draft {
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
  return { row: place, question: undefined, findings: [...names].map((name) => buildError('invalid_field', name)) }
}

function fieldCell(kind: 'list' | 'number' | 'text', cell: string): unknown {
  if (kind === 'list') return parseTags(cell.trim())
  if (kind === 'number') return cell.trim() === '' ? undefined : decimal(cell.trim())
  return cell || undefined
}

/** Parses a plain decimal. Returns other text unchanged, because `Number` would also accept `0x1` and `1e3`. */
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
    return html.trim() === '' ? [] : [{ id, html }]
  })
}

/** Returns invalid JSON as text, which the validation then rejects because it is not a list. */
function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
