import { CommandsFileError } from '@pathwise/api/operations'
import { AppError } from '@pathwise/api/operator'
import { OperatorError } from '@pathwise/db/errors'

const describable = [AppError, CommandsFileError, OperatorError]

/** Returns one line for what an operator can correct, and the error with its stack for a fault of ours. */
export function describeError(error: unknown): unknown {
  return error instanceof Error && describable.some((kind) => error instanceof kind) ? error.message : error
}
