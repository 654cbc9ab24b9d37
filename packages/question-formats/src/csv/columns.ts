import { fieldNames } from '../fields.schemas.ts'

/**
 * The columns of a CSV file of ours, in any order, named in its first line: those of JSON Lines, where
 * - `content_question_mj` is required,
 * - `skill_tags` are separated by semicolons, or are a JSON list,
 * - `choices` is a JSON list of `{ id, html }`; or `choice_a` to `choice_z` hold the HTML of one choice each, and
 *   `answer` is the letter of the right one,
 * - `as_typed` is `true` for texts of our editor, and empty or `false` otherwise.
 */
export const columns: readonly string[] = [
  'legacy_id',
  ...fieldNames,
  'content_question_mj',
  ...'abcdef'.split('').map(choiceColumn),
  'choices',
  'answer',
  'explanation',
  'as_typed',
]

export function choiceColumn(letter: string): string {
  return `choice_${letter.toLowerCase()}`
}

/** Choices that the exported columns hold one by one; more of them, or others than A, B, C …, are written as JSON. */
export const choiceColumnsWritten = columns.filter((name) => /^choice_[a-z]$/.test(name)).length
