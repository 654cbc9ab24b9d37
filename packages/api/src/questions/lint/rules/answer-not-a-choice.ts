import { type Rule, shortened } from '../linted-question.ts'

/** The answer to a question with choices is the id of one of them; a multiple-choice question has some. */
export const answerNotAChoice: Rule = ({ questionType, choices, answer }) => {
  const isChosen = choices.length > 0 || questionType === 'multiple_choice'
  if (!isChosen || answer.trim() === '' || choices.some(({ id }) => id === answer)) return []
  return [{ rule: 'answer_not_a_choice', place: 'answer', detail: shortened(answer) }]
}
