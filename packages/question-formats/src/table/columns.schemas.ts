import { choiceColumn, columns, feedbackColumn } from '../csv/columns.schemas.ts'
import { letters } from '../shared/letters.vocabulary.ts'

/** All names that a column of a table can have: those of our exports, and the choices and feedback after the sixth. */
export const columnNames: readonly string[] = [
  ...new Set([...columns, ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)])]),
]

/** The column of a file of rejected rows that says why. It is left out when the file is imported again. */
export const reasonColumn = 'reason'
