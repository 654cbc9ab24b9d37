import { practiceGrades, practiceSubjects } from '@pathwise/api/schemas/practice'

/** What is listed; without a part of it, all there is. */
export interface PracticeSearch {
  subject: (typeof practiceSubjects)[number] | undefined
  grade: (typeof practiceGrades)[number] | undefined
}

/** What an address asks for; what it names wrongly counts as absent. */
export function readPracticeSearch(parameters: URLSearchParams): PracticeSearch {
  return {
    subject: practiceSubjects.find((subject) => subject === parameters.get('subject')),
    grade: practiceGrades.find((grade) => grade === parameters.get('grade')),
  }
}

export function writePracticeSearch({ subject, grade }: PracticeSearch): URLSearchParams {
  return new URLSearchParams({ ...(subject && { subject }), ...(grade && { grade }) })
}

/** Where the problems of that kind are listed. */
export function practiceAddress(search: PracticeSearch): string {
  const query = writePracticeSearch(search).toString()
  return query === '' ? '/practice' : `/practice?${query}`
}
