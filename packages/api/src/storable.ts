import { storable } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { AppError } from './errors.ts'

/** Parses a document for a JSON column. */
export const storedJson = z.record(z.string(), z.json())

/**
 * Asserts that a document is small enough to store, and has only characters that the database can store.
 * @param name the document's name in the error message, such as 'A shared report'
 * @throws AppError `too_large`, `bad_input` for characters that cannot be stored
 */
export function assertStorable(
  document: unknown,
  { name, mostKb }: { readonly name: string; readonly mostKb: number },
): void {
  if (Buffer.byteLength(JSON.stringify(document)) > mostKb * 1024) {
    throw new AppError('too_large', `${name} may be at most ${mostKb} kB`)
  }
  if (!isStorable(document)) throw new AppError('bad_input', `${name} contains characters that cannot be stored`)
}

/** Returns whether PostgreSQL can store a JSON value. Its strings must not contain NUL or unpaired surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return storable.test(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable)
  return true
}
