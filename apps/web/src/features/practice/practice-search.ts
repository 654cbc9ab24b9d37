import { practiceGrades, practiceSubjects } from '@pathwise/api/practice/practice.vocabulary'

/** The filters of the practice list. An undefined filter matches all problems. */
export interface PracticeSearch {
  subject: (typeof practiceSubjects)[number] | undefined
  grade: (typeof practiceGrades)[number] | undefined
}

/** Parses the filters from the URL. Ignores invalid values. */
export function readPracticeSearch(parameters: URLSearchParams): PracticeSearch {
  return {
    subject: practiceSubjects.find((subject) => subject === parameters.get('subject')),
    grade: practiceGrades.find((grade) => grade === parameters.get('grade')),
  }
}

export function writePracticeSearch({ subject, grade }: PracticeSearch): URLSearchParams {
  return new URLSearchParams({ ...(subject && { subject }), ...(grade && { grade }) })
}

/** Returns the URL of the practice list with these filters. */
export function buildPracticeUrl(search: PracticeSearch): string {
  const query = writePracticeSearch(search).toString()
  return query === '' ? '/practice' : `/practice?${query}`
}
