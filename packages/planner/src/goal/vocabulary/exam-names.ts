/** The exams in the API contract. Any other exam is 'other'. */
export const examNames = [
  'SAT',
  'PSAT',
  'ACT',
  'AP',
  'IB',
  'OUAC',
  'TOEFL',
  'IELTS',
  'DET',
  'SSAT',
  'AMC',
  'other',
] as const
export type ExamName = (typeof examNames)[number]
