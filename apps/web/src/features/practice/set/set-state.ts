import type { AnswerPracticeInput, PracticeReply } from '@pathwise/api/practice/practice.schemas'
import { listPending, type PlayedSet, type Work } from '../../../lib/practice/stored-set.ts'

export const untouched: Work = { hints: [] }

export function getWork({ work }: PlayedSet, id: number): Work {
  return work[id] ?? untouched
}

export function changeWork(set: PlayedSet, id: number, change: (work: Work) => Work): PlayedSet {
  return { ...set, work: { ...set.work, [id]: change(getWork(set, id)) } }
}

export function removePending(work: Work): Work {
  const { pending: _, ...rest } = work
  return rest
}

/** Stores the server's reply to the pending answer. Ignores a reply to any other answer. */
export function applyReply(work: Work, input: AnswerPracticeInput, reply: PracticeReply): Work {
  if (work.pending?.client_key !== input.client_key) return work
  return { ...removePending(work), first: work.first ?? reply.outcome, given: input.answer, reply }
}

export type Step = 'open' | 'pending' | 'second' | 'grading' | 'done'

/** Returns the step of a problem: first try, pending reply, second try, self-grading of an essay, or done. */
export function getStep({ pending, reply }: Work): Step {
  if (pending) return 'pending'
  if (!reply) return 'open'
  if (!reply.final) return 'second'
  return reply.outcome === 'ungraded' ? 'grading' : 'done'
}

export type Verdict = 'first' | 'helped' | 'missed' | 'pending'

export function getOutcome({ hints, first, reply, pending }: Work): Verdict {
  if (pending) return 'pending'
  if (reply?.outcome !== 'right') return 'missed'
  return hints.length > 0 || first === 'wrong' ? 'helped' : 'first'
}

/** Returns whether the result is shown and every answer has been checked. */
export function isFinished(set: PlayedSet): boolean {
  return set.at >= set.problems.length && listPending(set).length === 0
}
