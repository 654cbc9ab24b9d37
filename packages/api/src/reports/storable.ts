import { AppError } from '../errors.ts'
import type { SharedReport } from '../reports/reports.schemas.ts'

const largestReportBytes = 256 * 1024

/**
 * Asserts that a report is small enough to store, and has only characters that the database can store.
 * @param name the report's name in the error message, such as 'A shared report'
 * @throws AppError `too_large` over 256 kB of JSON, `bad_input` for characters that cannot be stored
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

/** Returns whether PostgreSQL can store a JSON value. Its strings must not contain NUL or unpaired surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable)
  return true
}
