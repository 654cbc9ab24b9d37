import type { Exam } from '../data/exams.ts'
import type { PhraseKey } from '../phrase-catalog.ts'

/** 'late': registration costs a late fee. 'about': the deadline is unpublished and estimated from the test date. */
export const deadlineKinds = ['regular', 'late', 'about'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

export const deadlineLabels = {
  regular: 'date.register',
  late: 'date.registerLate',
  about: 'date.registerAbout',
} as const satisfies Record<DeadlineKind, PhraseKey>

/** Returns the key of the text that describes a deadline, or undefined if its kind is not known. */
export function findDeadlineLabel(exam: Exam | undefined, kind: DeadlineKind | undefined) {
  if (exam === 'OUAC') return 'date.apply'
  return kind && deadlineLabels[kind]
}
