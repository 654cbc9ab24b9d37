import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { toLine } from '../jsonl/write-jsonl.ts'
import { letters } from '../shared/answers.ts'
import { choiceColumn, choiceColumnsWritten, columns } from './columns.ts'
import { guardFormula } from './formula-guard.ts'

/** Writes RFC 4180 CSV in UTF-8 with a byte order mark. Without the mark, spreadsheets assume another encoding. */
export const csvWriter: TextWriter = {
  head: `\uFEFF${columns.join(',')}\r\n`,
  write: (question) => {
    const cells = toCells(question)
    return `${columns.map((name) => quoteCell(guardFormula(cells[name] ?? ''))).join(',')}\r\n`
  },
  tail: '',
}

function quoteCell(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

function toCells(question: ExportedQuestion): Record<string, string> {
  const { choices, ...line } = toLine(question)
  const cells = Object.entries(line).map(([name, value]) => [name, Array.isArray(value) ? tagsCell(value) : value])
  return { ...Object.fromEntries(cells.map(([name, value]) => [name, String(value ?? '')])), ...choiceCells(choices) }
}

function tagsCell(tags: readonly string[]): string {
  return tags.every(isPlainTag) ? tags.join('; ') : JSON.stringify(tags)
}

function isPlainTag(tag: string): boolean {
  return tag !== '' && tag === tag.trim() && !/[;[]/.test(tag)
}

function choiceCells(choices: ExportedQuestion['choices']): Record<string, string> {
  const fits =
    choices.length <= choiceColumnsWritten &&
    choices.every(({ id, html }, index) => id === letters[index] && html.trim() !== '')
  if (!fits) return { choices: JSON.stringify(choices) }
  return Object.fromEntries(choices.map(({ id, html }) => [choiceColumn(id), html]))
}
