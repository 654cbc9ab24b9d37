import type { Rule } from '../linted-question.ts'

/** Nobody can be told whether they are right. */
export const missingAnswer: Rule = ({ answer }) =>
  answer.trim() === '' ? [{ rule: 'missing_answer', place: 'answer', detail: '' }] : []
