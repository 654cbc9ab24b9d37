import { type Draft, refused } from '../draft.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { questionLineSchema } from '../jsonl/fields.ts'
import { questionOf } from '../jsonl/read-jsonl.ts'
import { letters } from '../shared/letters.ts'
import { choiceColumn } from './columns.ts'

const texts = [
  'legacy_id',
  'title',
  'subject',
  'course',
  'grade_code',
  'education_level',
  'difficulty_level',
  'question_type',
  'content_question_mj',
  'answer',
  'explanation',
] as const

const booleans: Readonly<Record<string, boolean>> = { '': false, '0': false, '1': true, false: false, true: true }

type Cells = ReadonlyMap<string, string>

/** A row of cells by the names of their columns. An empty cell is a field that the file does not tell. */
export function draftOfCells(cells: Cells, row: RowPlace): Draft {
  const score = cells.get('difficulty_score')?.trim() ?? ''
  const line = questionLineSchema.safeParse({
    ...Object.fromEntries(texts.map((name) => [name, cells.get(name) || undefined])),
    content_question_mj: cells.get('content_question_mj') ?? '',
    difficulty_score: score === '' ? undefined : decimal(score),
    skill_tags: tagsOf(cells.get('skill_tags')?.trim() ?? ''),
    choices: choicesOf(cells),
    as_typed: booleans[cells.get('as_typed')?.trim().toLowerCase() ?? ''] ?? 'neither',
  })
  const item = cells.get('legacy_id')
  const place = item ? { ...row, item } : row
  if (line.success) return { row: place, question: questionOf(line.data), findings: [] }
  const names = new Set(line.error.issues.map(({ path }) => String(path[0])))
  return { row: place, question: undefined, findings: [...names].map((name) => refused('invalid_field', name)) }
}

/** Only a plain decimal: `Number` would take `0x1` and `1e3` too. */
function decimal(text: string): number | string {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}

function tagsOf(cell: string): unknown {
  if (cell.startsWith('[')) return jsonOf(cell)
  return cell
    .split(';')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

function choicesOf(cells: Cells): unknown {
  const json = cells.get('choices')?.trim() ?? ''
  if (json !== '') return jsonOf(json)
  return letters.flatMap((id) => {
    const html = cells.get(choiceColumn(id)) ?? ''
    return html.trim() === '' ? [] : [{ id, html }]
  })
}

/** What is no JSON stays text, which no list is. */
function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
