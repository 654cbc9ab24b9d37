import { writeCsvRow } from '@pathwise/question-formats/table/write-csv-row'
import type { AuditRow } from './audit.schemas.ts'

const columns = ['id', 'at', 'action', 'actor', 'target_kind', 'target', 'address', 'details'] as const

/** Builds a CSV file with a header row, as specified in RFC 4180. */
export function toCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(({ id, at, action, actor, target, address, details }) =>
    writeCsvRow([
      ...[String(id), at, action, actor?.id ?? '', target?.kind ?? '', target?.id ?? '', address ?? ''],
      JSON.stringify(details),
    ]),
  )
  return [writeCsvRow(columns), ...lines].join('')
}
