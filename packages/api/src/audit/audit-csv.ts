import type { AuditRow } from './audit.schemas.ts'

const columns = ['id', 'at', 'action', 'actor', 'target_kind', 'target', 'address', 'details'] as const

/** Builds a CSV file with a header row, as specified in RFC 4180. */
export function toCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(({ id, at, action, actor, target, address, details }) =>
    [id, at, action, actor?.id ?? '', target?.kind ?? '', target?.id ?? '', address ?? '', JSON.stringify(details)]
      .map((value) => toField(String(value)))
      .join(','),
  )
  return [columns.join(','), ...lines, ''].join('\r\n')
}

/**
 * Quotes a field. Prefixes anything that looks like a formula with an apostrophe, because spreadsheets would evaluate
 * it.
 */
function toField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
