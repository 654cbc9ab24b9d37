/** For each exam, the exams that students can take instead of it. */
export const alternatives: Readonly<Record<string, readonly string[]>> = {
  SAT: ['ACT'],
  ACT: ['SAT'],
  TOEFL: ['IELTS', 'DET'],
  IELTS: ['TOEFL', 'DET'],
  DET: ['TOEFL', 'IELTS'],
  AP: ['IB'],
  IB: ['AP'],
}
