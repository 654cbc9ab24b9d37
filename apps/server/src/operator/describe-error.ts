import { CommandsFileError } from '@pathwise/api/operations'
import { AppError } from '@pathwise/api/operator'
import { OperatorError } from '@pathwise/db/errors'

const describable = [AppError, CommandsFileError, OperatorError]

/** Returns the message of an error that an operator can correct; any other error is returned with its stack. */
export function describeError(error: unknown): unknown {
  return error instanceof Error && describable.some((kind) => error instanceof kind) ? error.message : error
}
