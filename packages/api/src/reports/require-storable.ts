import { AppError } from '../errors.ts'
import type { SharedReport } from '../reports/reports.schemas.ts'
import { isStorable } from './storable.ts'

const largestReportBytes = 256 * 1024

/**
 * Checks that a report can be stored.
 * @param name the report's name in the error message, such as 'A shared report'
 * @throws AppError `too_large` when it is over 256 kB as JSON, `bad_input` when a text in it cannot be stored
 */
export function requireStorable({ result, context }: SharedReport, name: string): void {
  if (Buffer.byteLength(JSON.stringify({ result, context })) > largestReportBytes) {
    throw new AppError('too_large', `${name} may be at most 256 kB`)
  }
  if (!isStorable({ result, context })) {
    throw new AppError('bad_input', `${name} contains characters that cannot be stored`)
  }
}
