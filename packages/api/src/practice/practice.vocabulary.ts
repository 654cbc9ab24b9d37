export const practiceSubjects = ['mathematics', 'physics', 'chemistry', 'biology', 'english'] as const
export const practiceGrades = ['G9', 'G10', 'G11', 'G12'] as const

/** The question types that can be practiced. Students grade their own essays; the server grades all other types. */
export const practiceTypes = [
  'multiple_choice',
  'multiple_select',
  'true_false',
  'numerical',
  'short_answer',
  'essay',
] as const
export type PracticeType = (typeof practiceTypes)[number]

/**
 * The source of a set: one skill, several skills, the questions of a report, past mistakes, or the mistakes due for
 * review.
 */
export const practiceSetKinds = ['skill', 'mixed', 'report', 'mistakes', 'due'] as const

/** The exam sections that have timed modules. */
export const moduleSections = ['sat.reading-writing', 'sat.math'] as const
export type ModuleSection = (typeof moduleSections)[number]

/** The time limit of a module under each accommodation, as a multiple of the standard limit. */
export const moduleTimes = { standard: 1, half_more: 1.5, double: 2 } as const
export type ModuleTime = keyof typeof moduleTimes
export const moduleTimeNames = ['standard', 'half_more', 'double'] as const satisfies readonly ModuleTime[]

/** The purposes of practice answers, which do not belong to a run. */
export const practicePurposes = ['practice', 'review'] as const
export type PracticePurpose = (typeof practicePurposes)[number]

export const practiceOutcomes = ['right', 'wrong', 'unknown', 'ungraded'] as const
export type PracticeOutcome = (typeof practiceOutcomes)[number]

/** The reasons for rejecting an uploaded answer. All of them are permanent, so a device must not retry. */
export const uploadRefusals = [
  'not_found',
  'version_conflict',
  'key_used',
  'answer_decimal_comma',
  'answer_form',
  'answer_not_a_number',
  'answer_too_long',
  'bad_input',
] as const
export type UploadRefusal = (typeof uploadRefusals)[number]

export const practiceLimits = {
  fewestProblems: 5,
  mostProblems: 10,
  usualProblems: 8,
  /** The maximum number of question ids in a request for a set. */
  ids: 50,
  /** The maximum number of answered questions that a device can report. */
  seen: 500,
  /** The maximum number of problems in a module. */
  module: 27,
  /** The maximum number of review cards that a device can send. */
  cards: 500,
  /** The maximum number of reviews per day. */
  reviewsPerDay: 10,
  hints: 2,
  /** The maximum number of answers in one upload. */
  upload: 200,
  history: 2_000,
  /** The maximum length of a short answer, in UTF-16 code units. */
  typedAnswer: 200,
  essay: 10_000,
  /** The maximum time that a problem is on screen: one day, in milliseconds. */
  elapsedMs: 86_400_000,
} as const

/** Reviews within this time count toward the limit of a day: half a day, in milliseconds. */
const reviewDayMs = 43_200_000

interface ReviewedCard {
  readonly reviews: number
  /** When the problem was last answered, in milliseconds since 1970. */
  readonly lastAt: number
}

/** Returns how many more problems a student can review today. */
export function countReviewsLeft(cards: readonly ReviewedCard[], now: number): number {
  const done = cards.filter(({ reviews, lastAt }) => reviews > 0 && now - lastAt < reviewDayMs).length
  return Math.max(0, practiceLimits.reviewsPerDay - done)
}
