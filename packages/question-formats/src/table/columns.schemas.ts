import { choiceColumn, columns, feedbackColumn } from '../csv/columns.schemas.ts'
import { letters } from '../shared/letters.vocabulary.ts'

/** All possible names of a table column: those in our exports, and the choices and feedback after the sixth. */
export const columnNames: readonly string[] = [
  ...new Set([...columns, ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)])]),
]

/** The column in a file of rejected rows that contains the reason. An import ignores it. */
export const reasonColumn = 'reason'
