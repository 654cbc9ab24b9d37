import { fieldNames } from '../fields.schemas.ts'
import { letters } from '../shared/letters.vocabulary.ts'

/**
 * The columns of our CSV format, in export order. An imported file can have them in any order. They are the fields of
 * our JSON Lines format, with these rules:
 * - `content_question_mj` is required.
 * - `skill_tags`, `accepted_answers` and `hints` are separated by semicolons, or are JSON lists.
 * - `choices` is a JSON list of `{ id, html, feedback }`. Alternatively, `choice_a` to `choice_z` each contain the HTML
 * of one choice, `feedback_a` to `feedback_z` contain the feedback for students who chose it wrongly, and `answer` is
 * the letter of the correct choice.
 * - `as_typed` is `true` for content from our editor, and empty or `false` otherwise.
 */
export const columns: readonly string[] = [
  'legacy_id',
  ...fieldNames,
  'content_question_mj',
  ...'abcdef'.split('').map(choiceColumn),
  ...'abcdef'.split('').map(feedbackColumn),
  'choices',
  'answer',
  'explanation',
  'as_typed',
]

export function choiceColumn(letter: string): string {
  return `choice_${letter.toLowerCase()}`
}

export function feedbackColumn(letter: string): string {
  return `feedback_${letter.toLowerCase()}`
}

/**
 * The number of `choice_*` columns in an export. If a question has more choices, all of them are written to `choices`
 * as JSON.
 */
export const choiceColumnsWritten = columns.filter((name) => /^choice_[a-z]$/.test(name)).length

/** All column names that a table can have: those of our exports, and up to 26 choices with their feedback. */
export const columnNames: readonly string[] = [
  ...new Set([...columns, ...letters.flatMap((id) => [choiceColumn(id), feedbackColumn(id)])]),
]

/** The column with the reason in a file of rejected rows. Imports ignore it. */
export const reasonColumn = 'reason'
