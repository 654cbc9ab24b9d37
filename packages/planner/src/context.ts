export const countries = ['US', 'CA'] as const
export type Country = (typeof countries)[number]

export const grades = ['G9', 'G10', 'G11', 'G12'] as const
export type Grade = (typeof grades)[number]

/** The quick start offers these goals. The profile form accepts any text. */
export const presetGoals = ['SAT_1500_PLUS', 'ACT_35_PLUS', 'AP_5', 'IB_7'] as const
export type PresetGoal = (typeof presetGoals)[number]

/** The maximum length of a goal, in UTF-16 code units. */
export const longestGoal = 200

/** The maximum number of courses that a student can choose for a goal. */
export const mostCourses = 8

/** The exams that a student can choose from when the goal only implies an exam. */
export const answerExams = ['SAT', 'PSAT', 'ACT', 'AP', 'IB'] as const
export type AnswerExam = (typeof answerExams)[number]

/** The exams and sections for which a student can enter a score, named as in a parsed goal. */
export const targetNames = [
  ...answerExams,
  'SAT Reading and Writing',
  'SAT Math',
  'ACT English',
  'ACT Math',
  'ACT Reading',
  'ACT Science',
] as const
export type TargetName = (typeof targetNames)[number]
