import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { toLine } from '../jsonl/write-jsonl.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { embedPictures } from '../shared/embed-pictures.ts'
import { letters } from '../shared/letters.vocabulary.ts'
import { choiceColumn, choiceColumnsWritten, columns, feedbackColumn } from '../table/columns.schemas.ts'
import { writeCsvRow } from '../table/write-csv-row.ts'

/** Writes RFC 4180 CSV in UTF-8. Without the byte order mark, spreadsheets would assume another encoding. */
export const csvWriter: TextWriter = {
  head: `\uFEFF${columns.join(',')}\r\n`,
  write: (question) => {
    const cells = toCells(question)
    return writeCsvRow(columns.map((name) => cells[name] ?? ''))
  },
  tail: '',
}

function toCells(question: ExportedQuestion): Record<string, string> {
  const { choices, ...line } = toLine(embedPictures(question))
  const cells = Object.entries(line).map(([name, value]) => [name, toCell(value)])
  return { ...Object.fromEntries(cells), ...choiceCells(choices) }
}

function toCell(value: boolean | number | string | readonly string[] | null): string {
  if (typeof value === 'number') return formatDecimal(value)
  return typeof value === 'object' ? listCell(value ?? []) : String(value)
}

function listCell(elements: readonly string[]): string {
  return elements.every(isPlainElement) ? elements.join('; ') : JSON.stringify(elements)
}

function isPlainElement(element: string): boolean {
  return element !== '' && element === element.trim() && !/[;[]/.test(element)
}

function choiceCells(choices: ExportedQuestion['choices']): Record<string, string> {
  const fits =
    choices.length <= choiceColumnsWritten &&
    choices.every(({ id, html }, index) => id === letters[index] && html.trim() !== '')
  if (!fits) return { choices: JSON.stringify(choices) }
  return Object.fromEntries(
    choices.flatMap(({ id, html, feedback = '' }) => [
      [choiceColumn(id), html],
      [feedbackColumn(id), feedback],
    ]),
  )
}
