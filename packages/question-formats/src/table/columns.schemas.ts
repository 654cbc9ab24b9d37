import { choiceColumn, columns, feedbackColumn } from '../csv/columns.schemas.ts'
import { letters } from '../shared/letters.vocabulary.ts'

/** All column names that a table can have: those of our exports, and up to 26 choices with their feedback. */
export const columnNames: readonly string[] = [
  ...new Set([...columns, ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)])]),
]

/** The column with the reason in a file of rejected rows. Imports ignore it. */
export const reasonColumn = 'reason'
