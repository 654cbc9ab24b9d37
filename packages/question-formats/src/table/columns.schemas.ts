import { choiceColumn, columns, feedbackColumn } from '../csv/columns.schemas.ts'
import { letters } from '../shared/letters.vocabulary.ts'

/**
 * All possible table column names: the columns of our exports, and the columns for choices and feedback beyond the
 * sixth.
 */
export const columnNames: readonly string[] = [
  ...new Set([...columns, ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)])]),
]

/** The column that contains the rejection reason in a file of rejected rows. An import ignores it. */
export const reasonColumn = 'reason'
