import type { Rule } from './rule.ts'

export const emptyQuestion: Rule = ({ body }) =>
  body === '' ? [{ rule: 'empty_question', place: 'content_question_mj', detail: '' }] : []
