import type { Rule } from './rule.ts'

/**
 * Reports a question without an answer, because it cannot be graded. Students grade essays themselves, so an essay
 * needs a rubric instead.
 */
export const missingAnswer: Rule = ({ questionType, answer, rubric }) =>
  answer.trim() === '' && !(questionType === 'essay' && rubric !== '')
    ? [{ rule: 'missing_answer', place: 'answer', detail: '' }]
    : []
