import { FileRefusal } from '../draft.ts'
import { derivedFields } from '../jsonl/fields.ts'
import { letters } from '../shared/letters.ts'
import { choiceColumn, columns } from './columns.ts'

export interface Header {
  readonly names: readonly string[]
  readonly unknown: readonly string[]
}

const known: ReadonlySet<string> = new Set([...columns, ...letters.map(choiceColumn), ...derivedFields])

/** @throws FileRefusal `csv_header` for a header that lacks the body's column or names one twice */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new FileRefusal('csv_header', twice, { number: 0, line: 1 })
  if (!names.includes('content_question_mj')) {
    throw new FileRefusal('csv_header', 'content_question_mj', { number: 0, line: 1 })
  }
  return { names, unknown: names.filter((name) => !known.has(name)) }
}
