import { AppError } from '@pathwise/api/errors'
import { OperatorError } from '@pathwise/db/errors'
import { classifyDatabaseFault, describeDatabaseFault } from '@pathwise/db/faults'

/** Matches PostgreSQL's messages for a wrong database, role, password or address in DATABASE_URL. */
const accessRefused =
  /(?:database|role) "[^"]*" does not exist|password authentication failed|no pg_hba\.conf entry|permission denied for database/

/** Returns one line for an error that an operator can correct. Returns any other error unchanged, with its stack. */
export function describeError(error: unknown): unknown {
  if (error instanceof AppError || error instanceof OperatorError) return error.message
  if (accessRefused.test(String(error))) return `The database of DATABASE_URL cannot be used: ${lastLine(error)}`
  const fault = classifyDatabaseFault(error)
  return fault ? `${describeDatabaseFault(fault)}: ${lastLine(error)}` : error
}

/** Prisma's messages start with the failed call and end with the reason. */
function lastLine(error: unknown): string {
  return (
    String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n')
      .at(-1)
      ?.trim() ?? ''
  )
}
