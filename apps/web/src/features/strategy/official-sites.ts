import type { Exam } from '@pathwise/planner/data/exams'

/** Pages where the exam bodies publish their dates. */
export const officialSites = {
  SAT: 'https://satsuite.collegeboard.org/sat/dates-deadlines',
  ACT: 'https://www.act.org/content/act/en/products-and-services/the-act/registration.html',
  AP: 'https://apstudents.collegeboard.org/exam-calendar',
  IB: 'https://www.ibo.org/programmes/diploma-programme/assessment-and-exams/',
  OUAC: 'https://www.ouac.on.ca/',
} as const satisfies Record<Exam, string>
