import { shortenDetail } from '@pathwise/question-formats/draft'
import { areChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import type { Rule } from './rule.ts'

/** Reports an answer that is not one of the choices. */
export const answerNotAChoice: Rule = ({ questionType, choices, answer }) => {
  if (choices.length === 0 || answer.trim() === '' || areChoiceIds(answer, choices, questionType)) return []
  return [{ rule: 'answer_not_a_choice', place: 'answer', detail: shortenDetail(answer) }]
}
