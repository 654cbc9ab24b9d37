import { listChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import { presentBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import type { PracticeAnswer, PracticeReply } from './practice.schemas.ts'
import type { PracticeOutcome } from './practice.vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'

interface GradedAttempt {
  readonly attempt: number
  readonly answer: PracticeAnswer
  readonly outcome: PracticeOutcome
}

/** Returns the incorrect choices that the student selected. */
function listWrong({ questionType, answer }: PracticeQuestion, given: PracticeAnswer): string[] {
  if (given === null || 'text' in given) return []
  const chosen = 'choice' in given ? [given.choice] : given.choices
  const right = listChoiceIds(answer, questionType)
  return chosen.filter((id) => !right.includes(id))
}

interface Shown {
  readonly feedback: ReadonlyMap<string, string>
  readonly solution: NonNullable<PracticeReply['solution']>
}

/**
 * The results are cached, because sanitizing a solution takes longer than grading an answer, and many students in a
 * class answer the same problem.
 */
const shown = new WeakMap<PracticeQuestion, Shown>()

function presentSolution(question: PracticeQuestion): Shown {
  const known = shown.get(question)
  if (known) return known
  const { answer, choices, explanation, questionType, rubric } = question
  const feedback = new Map(
    choices.flatMap((choice) => (choice.feedback ? [[choice.id, cleanPhrase(choice.feedback)]] : [])),
  )
  const solution = {
    answer,
    explanation: presentBody(explanation),
    rubric: questionType === 'essay' ? presentBody(rubric) : null,
    feedback: Object.fromEntries(feedback),
  }
  shown.set(question, { feedback, solution })
  return { feedback, solution }
}

/** Builds the reply to an attempt. A wrong first attempt can be retried, so its reply has no solution. */
export function replyTo(question: PracticeQuestion, { attempt, answer, outcome }: GradedAttempt): PracticeReply {
  const { feedback, solution } = presentSolution(question)
  const isFinal = outcome !== 'wrong' || attempt > 1 || question.questionType === 'essay'
  return {
    outcome,
    feedback: listWrong(question, answer).flatMap((id) => feedback.get(id) ?? [])[0] ?? null,
    final: isFinal,
    solution: isFinal ? solution : null,
    cards: [],
  }
}
