import type { Rule } from '../linted-question.ts'

/** Reports a question without an answer, which cannot be graded. */
export const missingAnswer: Rule = ({ answer }) =>
  answer.trim() === '' ? [{ rule: 'missing_answer', place: 'answer', detail: '' }] : []
