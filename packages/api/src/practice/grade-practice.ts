import { gradeTypedAnswer } from '@pathwise/question-formats/typed-answer'
import { listChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import { buildRefusalError } from '../assessments/grade-answer.ts'
import { AppError } from '../errors.ts'
import type { AnswerPracticeInput, PracticeAnswer } from './practice.schemas.ts'
import { type PracticeOutcome, practiceLimits } from './practice.vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'

type Attempt = Pick<AnswerPracticeInput, 'answer' | 'attempt' | 'in_module' | 'self_grade'>
type Given = NonNullable<PracticeAnswer>

/**
 * Grades an answer. For an essay, returns the student's own grade.
 * @throws AppError `bad_input` when the answer is invalid for the question. A typed answer that the student can correct
 * also has a reason.
 */
export function gradePractice(question: PracticeQuestion, given: Attempt): PracticeOutcome {
  const { answer, attempt, in_module, self_grade } = given
  const isGradedByStudent = question.questionType === 'essay' && attempt === 2 && answer !== null
  if (self_grade !== undefined && !isGradedByStudent) {
    throw new AppError('bad_input', 'Only the second attempt at an essay has a grade of its own')
  }
  if (answer === null) return 'unknown'
  switch (question.questionType) {
    case 'multiple_choice':
    case 'true_false':
      return isRight(readChoice(question, answer) === question.answer)
    case 'multiple_select': {
      const chosen = readChoices(question, answer)
      const right = new Set(listChoiceIds(question.answer, question.questionType))
      return isRight(chosen.size === right.size && [...chosen].every((id) => right.has(id)))
    }
    case 'numerical':
      return in_module ? gradeNumberInModule(question, readText(answer)) : gradeNumber(question, readText(answer))
    case 'short_answer':
      return gradeShortAnswer(question, readText(answer))
    case 'essay': {
      readText(answer)
      if (attempt === 1) return 'ungraded'
      if (self_grade === undefined) throw new AppError('bad_input', 'The second attempt at an essay needs its grade')
      return self_grade
    }
  }
}

function isRight(equal: boolean): 'right' | 'wrong' {
  return equal ? 'right' : 'wrong'
}

function readChoice({ choices }: PracticeQuestion, given: Given): string {
  if (!('choice' in given)) throw new AppError('bad_input', 'The problem is answered by one choice')
  if (!choices.some(({ id }) => id === given.choice)) throw new AppError('bad_input', 'The problem has no such choice')
  return given.choice
}

function readChoices({ choices }: PracticeQuestion, given: Given): Set<string> {
  if (!('choices' in given)) throw new AppError('bad_input', 'The problem is answered by a list of choices')
  const chosen = new Set(given.choices)
  if ([...chosen].some((name) => !choices.some(({ id }) => id === name))) {
    throw new AppError('bad_input', 'The problem has no such choice')
  }
  return chosen
}

function readText(given: Given): string {
  if (!('text' in given)) throw new AppError('bad_input', 'The problem is answered by a text')
  return given.text
}

function gradeTyped(question: PracticeQuestion, text: string, entry: 'free' | 'sat') {
  const { answer, acceptedAnswers, answerTolerance: tolerance, answerUnit: unit } = question
  return gradeTypedAnswer(text, { answer, acceptedAnswers, tolerance, unit, entry })
}

/**
 * Also accepts a number that the SAT accepts because its field has no space for the exact value. The student cannot
 * correct an answer after a module, so anything other than a number is wrong.
 */
function gradeNumberInModule(question: PracticeQuestion, text: string): 'right' | 'wrong' {
  return isRight((['free', 'sat'] as const).some((entry) => gradeTyped(question, text, entry) === 'right'))
}

function gradeNumber(question: PracticeQuestion, text: string): 'right' | 'wrong' {
  const graded = gradeTyped(question, text, 'free')
  if (typeof graded !== 'string') throw buildRefusalError(graded)
  return graded
}

function gradeShortAnswer({ answer, acceptedAnswers }: PracticeQuestion, text: string): 'right' | 'wrong' {
  if (text.length > practiceLimits.typedAnswer) throw buildRefusalError({ refusal: 'too_long' })
  const given = normalize(text)
  return isRight([answer, ...acceptedAnswers].some((right) => normalize(right) === given))
}

/** Removes differences in case, character width and whitespace. */
function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
