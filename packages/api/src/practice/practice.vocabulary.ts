export const practiceSubjects = ['mathematics', 'physics', 'chemistry', 'biology', 'english'] as const
export const practiceGrades = ['G9', 'G10', 'G11', 'G12'] as const

/** The question types that can be practiced. An `essay` is graded by the student, every other type by the server. */
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
 * The source of a set of problems: one skill, several skills, the questions of a report or of past mistakes, or the
 * mistakes that are due for review.
 */
export const practiceSetKinds = ['skill', 'mixed', 'report', 'mistakes', 'due'] as const

/** The exam sections of timed modules. */
export const moduleSections = ['sat.reading-writing', 'sat.math'] as const
export type ModuleSection = (typeof moduleSections)[number]

/** The time of a module by the student's accommodation, relative to the usual time. */
export const moduleTimes = { standard: 1, half_more: 1.5, double: 2 } as const
export type ModuleTime = keyof typeof moduleTimes
export const moduleTimeNames = ['standard', 'half_more', 'double'] as const satisfies readonly ModuleTime[]

/** The purposes of stored answers that are not part of a run. */
export const practicePurposes = ['practice', 'review'] as const
export type PracticePurpose = (typeof practicePurposes)[number]

export const practiceOutcomes = ['right', 'wrong', 'unknown', 'ungraded'] as const
export type PracticeOutcome = (typeof practiceOutcomes)[number]

/** Why an uploaded answer is not stored. All reasons are permanent, so a device need not retry. */
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
  /** The maximum number of ids of a report or of mistakes for a set. */
  ids: 50,
  /** The maximum number of ids that a device can report as answered. */
  seen: 500,
  /** The problems of a module. */
  module: 27,
  /** The review cards that a device sends for a due set. */
  cards: 500,
  /** The maximum number of reviews a day. */
  reviewsPerDay: 10,
  hints: 2,
  /** The answers of one upload. */
  upload: 200,
  history: 2_000,
  /** UTF-16 code units of an answer. */
  typedAnswer: 200,
  essay: 10_000,
} as const
