import { type Rule, shorten } from '../linted-question.ts'

/** Reports an answer that is not the id of a choice, for questions that have choices or must have them. */
export const answerNotAChoice: Rule = ({ questionType, choices, answer }) => {
  const isChosen = choices.length > 0 || questionType === 'multiple_choice'
  if (!isChosen || answer.trim() === '' || choices.some(({ id }) => id === answer)) return []
  return [{ rule: 'answer_not_a_choice', place: 'answer', detail: shorten(answer) }]
}
