import { practiceGrades, practiceSubjects, practiceTypes } from '@pathwise/api/practice/practice.vocabulary'
import { type SkillId, skillRows } from '@pathwise/planner/data/skills'
import { difficultyLevels } from '@pathwise/planner/problems'

export const practiceStates = ['new', 'missed', 'done'] as const
export type PracticeState = (typeof practiceStates)[number]

/** The filters of the practice list. An undefined filter matches all problems. */
export interface PracticeSearch {
  subject: (typeof practiceSubjects)[number] | undefined
  grade: (typeof practiceGrades)[number] | undefined
  skill: SkillId | undefined
  difficulty: (typeof difficultyLevels)[number] | undefined
  type: (typeof practiceTypes)[number] | undefined
  state: PracticeState | undefined
}

/** Returns the skills of one subject, or of all subjects, for which the bank has problems. */
export function listPracticeSkills(subject: PracticeSearch['subject']): SkillId[] {
  return skillRows.flatMap((row) =>
    practiceSubjects.some((one) => one === row.subject && (subject === undefined || one === subject)) ? [row.id] : [],
  )
}

/** Parses the filters in the URL. Ignores invalid values. */
export function readPracticeSearch(parameters: URLSearchParams): PracticeSearch {
  const read = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name))
  const subject = read('subject', practiceSubjects)
  return {
    subject,
    grade: read('grade', practiceGrades),
    skill: read('skill', listPracticeSkills(subject)),
    difficulty: read('difficulty', difficultyLevels),
    type: read('type', practiceTypes),
    state: read('state', practiceStates),
  }
}

export function writePracticeSearch(search: PracticeSearch): URLSearchParams {
  const { subject, grade, skill, difficulty, type, state } = search
  return new URLSearchParams({
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(skill && { skill }),
    ...(difficulty && { difficulty }),
    ...(type && { type }),
    ...(state && { state }),
  })
}

export function buildPracticeUrl(search: PracticeSearch): string {
  const query = writePracticeSearch(search).toString()
  return query === '' ? '/practice' : `/practice?${query}`
}
