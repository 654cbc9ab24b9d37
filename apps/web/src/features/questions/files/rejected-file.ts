import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import type { FileColumn, Finding, ImportFormat } from '@pathwise/question-formats/findings.schemas'
import { reasonColumn } from '@pathwise/question-formats/table/columns.schemas'
import { writeTable } from './write-table.ts'

interface RejectedFile {
  readonly format: ImportFormat
  readonly columns: readonly FileColumn[]
  readonly rows: readonly ImportedRow[]
  readonly describe: (finding: Finding) => string
}

/**
 * Builds a file of the rejected rows in their original format, with the reason for each row. If the format is not
 * text-based (such as QTI), builds a CSV list of items and reasons.
 */
export async function buildRejectedFile({ format, columns, rows, describe }: RejectedFile): Promise<Blob> {
  const describeRow = (row: ImportedRow) =>
    row.findings
      .filter(({ severity }) => severity === 'refused')
      .map(describe)
      .join(' · ')
  const describeInLine = (row: ImportedRow) => describeRow(row).replaceAll(/\s+/g, ' ')
  const readSource = ({ source = [] }: ImportedRow) => source
  switch (format) {
    case 'csv':
    case 'xlsx': {
      const kept = columns.map(({ header }, index) => (header.trim().toLowerCase() === reasonColumn ? -1 : index))
      const pick = (cells: readonly string[]) => kept.filter((index) => index >= 0).map((index) => cells[index] ?? '')
      const header = pick(columns.map((column) => column.name || column.header))
      return writeTable(format, [
        [...header, reasonColumn],
        ...rows.map((row) => [...pick(readSource(row)), describeRow(row)]),
      ])
    }
    case 'jsonl':
      return new Blob([rows.map((row) => addReason(readSource(row).join(''), describeRow(row))).join('\n')])
    case 'gift':
      return new Blob([rows.map((row) => `// ${describeInLine(row)}\n${readSource(row).join('')}`).join('\n\n')])
    case 'moodle_xml': {
      const items = rows.map(
        (row) => `<!-- ${describeInLine(row).replaceAll('--', '- -')} -->\n${readSource(row).join('')}`,
      )
      return new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${items.join('\n')}\n</quiz>\n`])
    }
    case 'qti':
      return writeTable('csv', [['item', reasonColumn], ...rows.map((row) => [row.item ?? '', describeRow(row)])])
  }
}

/** The maximum length of an Excel cell, in UTF-16 code units. A picture embedded as a `data:` URL can exceed it. */
const longestCell = 32_767

/** Returns the format for the rejected rows. Falls back from XLSX to CSV if a cell exceeds Excel's limit. */
export function chooseRejectedFormat(format: ImportFormat, rows: readonly ImportedRow[]): ImportFormat {
  const isTooLong = rows.some(({ source = [] }) => source.some(({ length }) => length > longestCell))
  return format === 'xlsx' && isTooLong ? 'csv' : format
}

/** Adds a reason to a line of JSON. Returns the line unchanged if it is not a JSON object. */
function addReason(line: string, reason: string): string {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? JSON.stringify({ ...value, [reasonColumn]: reason }) : line
  } catch {
    return line
  }
}
