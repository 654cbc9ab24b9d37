/**
 * The columns of a CSV file of ours, in any order, named in its first line: those of JSON Lines, where
 * - `content_question_mj` is needed,
 * - `skill_tags` are set apart by semicolons, or are a JSON list,
 * - `choices` is a JSON list of `{ id, html }`; or `choice_a` to `choice_z` hold the HTML of one choice each, and
 *   `answer` is the letter of the right one,
 * - `as_typed` is `true` for texts of our editor, and empty or `false` otherwise.
 */
export const columns = [
  'legacy_id',
  'title',
  'subject',
  'course',
  'grade_code',
  'education_level',
  'difficulty_level',
  'difficulty_score',
  'question_type',
  'skill_tags',
  'content_question_mj',
  'choice_a',
  'choice_b',
  'choice_c',
  'choice_d',
  'choice_e',
  'choice_f',
  'choices',
  'answer',
  'explanation',
  'as_typed',
] as const

export function choiceColumn(letter: string): string {
  return `choice_${letter.toLowerCase()}`
}

/** Choices that the exported columns hold one by one; more of them, or others than A, B, C …, are written as JSON. */
export const choiceColumnsWritten = columns.filter((name) => /^choice_[a-z]$/.test(name)).length
