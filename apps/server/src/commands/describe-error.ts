import { AppError } from '@pathwise/api/errors'
import { OperatorError } from '@pathwise/db/errors'

/** Returns the message of an error that an operator can correct; any other error is returned with its stack. */
export function describeError(error: unknown): unknown {
  return error instanceof AppError || error instanceof OperatorError ? error.message : error
}
