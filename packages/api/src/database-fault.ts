import { classifyDatabaseFault, type DatabaseFault } from '@pathwise/db/faults'
import { AppError } from './errors.ts'

/** How long clients should wait before a retry, for each database fault. */
const retryAfterSeconds: Readonly<Record<DatabaseFault, number>> = { busy: 1, unreachable: 5, full: 30 }

/** Builds the error for calls that fail while the database is unavailable. */
export function buildDatabaseUnavailableError(fault: DatabaseFault, cause?: unknown): AppError {
  return new AppError('unavailable', 'The database cannot answer at the moment. Try again soon.', {
    retryAfterSeconds: retryAfterSeconds[fault],
    cause,
  })
}

/** Converts a temporary database error to an `unavailable` error. Returns any other error unchanged. */
export function refuseDatabaseFault(error: unknown): unknown {
  if (error instanceof AppError) return error
  const fault = classifyDatabaseFault(error)
  return fault ? buildDatabaseUnavailableError(fault, error) : error
}
