import { gradeTypedAnswer, type TypedRefusal } from '@pathwise/question-formats/typed-answer'
import { AppError, type RefusalReason } from '../errors.ts'
import type { GivenAnswer } from './assessments.schemas.ts'
import type { ItemContent } from './item-content.ts'

const refusals = {
  decimal_comma: ['answer_decimal_comma', 'A decimal comma is not accepted. Use a decimal point, as in 0.5'],
  too_long: ['answer_too_long', 'The answer is too long'],
  not_a_number: ['answer_not_a_number', 'The answer is not a number'],
  form: ['answer_form', 'An answer in this form is not accepted'],
} as const satisfies Record<string, readonly [RefusalReason, string]>

/** Builds the error for a typed answer in an invalid format, which the student can correct. */
export function buildRefusalError({ refusal }: TypedRefusal): AppError {
  const [reason, message] = refusals[refusal]
  return new AppError('bad_input', message, { reason })
}

/**
 * @throws AppError `bad_input` when the answer is invalid for the item. A typed answer that the student can correct
 * also has a reason.
 */
export function gradeAnswer(item: ItemContent, given: GivenAnswer): 'right' | 'wrong' | 'unknown' {
  if (given === null) return 'unknown'
  if ('choice' in given) {
    if (!item.choices.some(({ id }) => id === given.choice))
      throw new AppError('bad_input', 'The item has no such choice')
    return given.choice === item.answer ? 'right' : 'wrong'
  }
  if (item.questionType !== 'numerical') throw new AppError('bad_input', 'The item is answered by a choice')
  const graded = gradeTypedAnswer(given.text, {
    answer: item.answer,
    acceptedAnswers: item.acceptedAnswers,
    tolerance: item.answerTolerance,
    unit: item.answerUnit,
    entry: 'sat',
  })
  if (typeof graded === 'string') return graded
  throw buildRefusalError(graded)
}
