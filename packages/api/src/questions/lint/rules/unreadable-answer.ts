import { shortenDetail } from '@pathwise/question-formats/draft'
import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import type { Rule } from './rule.ts'

/**
 * Reports answers to a numerical question that are not numbers, because students' answers cannot be compared with them.
 */
export const unreadableAnswer: Rule = ({ questionType, answer, acceptedAnswers, answerUnit }) => {
  if (questionType !== 'numerical') return []
  const answers = [
    ...(answer.trim() === '' ? [] : [{ place: 'answer', text: answer }]),
    ...acceptedAnswers.map((text) => ({ place: 'accepted_answers', text })),
  ]
  return answers
    .filter(({ text }) => !isReadableAnswer(text, answerUnit))
    .map(({ place, text }) => ({ rule: 'unreadable_answer', place, detail: shortenDetail(text) }))
}
