import { listNamed } from '@pathwise/question-formats/vocabulary.schemas'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import type { PracticeAnswer, PracticeReply } from './practice.schemas.ts'
import type { PracticeOutcome } from './practice.vocabulary.ts'
import { type PracticeQuestion, presentBody } from './practice-question.ts'

interface GradedAttempt {
  readonly attempt: number
  readonly answer: PracticeAnswer
  readonly outcome: PracticeOutcome
}

/** Returns the ids of the wrong choices that the student chose. */
function listWrong({ questionType, answer }: PracticeQuestion, given: PracticeAnswer): string[] {
  if (given === null || 'text' in given) return []
  const chosen = 'choice' in given ? [given.choice] : given.choices
  const right = listNamed(answer, questionType)
  return chosen.filter((id) => !right.includes(id))
}

/** Returns the reply to an attempt. After a wrong first attempt, the student can try again. */
export function replyTo(question: PracticeQuestion, { attempt, answer, outcome }: GradedAttempt): PracticeReply {
  const { questionType, choices, explanation, rubric } = question
  const feedback = new Map(
    choices.flatMap((choice) => (choice.feedback ? [[choice.id, cleanPhrase(choice.feedback)]] : [])),
  )
  const isFinal = outcome !== 'wrong' || attempt > 1 || questionType === 'essay'
  return {
    outcome,
    feedback: listWrong(question, answer).flatMap((id) => feedback.get(id) ?? [])[0] ?? null,
    final: isFinal,
    solution: isFinal
      ? {
          answer: question.answer,
          explanation: presentBody(explanation),
          rubric: questionType === 'essay' ? presentBody(rubric) : null,
          feedback: Object.fromEntries(feedback),
        }
      : null,
    cards: [],
  }
}
