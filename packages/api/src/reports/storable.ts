import { AppError } from '../errors.ts'
import type { SharedReport } from '../reports/reports.schemas.ts'

const largestReportBytes = 256 * 1024

/**
 * Checks that a report can be stored.
 * @param name the report's name in the error message, such as 'A shared report'
 * @throws AppError `too_large` when it exceeds 256 kB as JSON, `bad_input` when it contains a string that cannot be
 * stored
 */
export function assertStorable({ result, context }: SharedReport, name: string): void {
  if (Buffer.byteLength(JSON.stringify({ result, context })) > largestReportBytes) {
    throw new AppError('too_large', `${name} may be at most 256 kB`)
  }
  if (!isStorable({ result, context })) {
    throw new AppError('bad_input', `${name} contains characters that cannot be stored`)
  }
}

const loneSurrogate = /\p{Surrogate}/u

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text)
}

/** Returns whether PostgreSQL can store every string of a JSON value. It cannot store NUL or unpaired surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable)
  return true
}
