import { classifyDatabaseFault, type DatabaseFault } from '@pathwise/db/faults'
import { AppError } from './errors.ts'

/** When the same call may succeed. */
const retryAfterSeconds: Readonly<Record<DatabaseFault, number>> = { busy: 1, unreachable: 5, full: 30 }

/** Builds the refusal for a call that the database cannot serve for a while. */
export function databaseUnavailable(fault: DatabaseFault, cause?: unknown): AppError {
  return new AppError('unavailable', 'The database cannot answer at the moment. Try again soon.', {
    retryAfterSeconds: retryAfterSeconds[fault],
    cause,
  })
}

/** Returns the refusal for an error of the database that passes by itself, and any other error as it is. */
export function refuseDatabaseFault(error: unknown): unknown {
  if (error instanceof AppError) return error
  const fault = classifyDatabaseFault(error)
  return fault ? databaseUnavailable(fault, error) : error
}
