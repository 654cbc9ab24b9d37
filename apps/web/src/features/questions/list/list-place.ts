import { lintRules } from '@pathwise/api/questions/lint.schemas'
import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { rowId } from '../../../lib/row-id.ts'

/** The longest search text that the API accepts. */
export const longestSearch = 200

/** The lint filters: one rule, or `any` for all of them. */
export const problemFilters = ['any', ...lintRules] as const

/** The filters and page of the question list, stored in the URL. */
export interface ListPlace {
  /** 1-based. */
  readonly page: number
  readonly search: string
  readonly subject: (typeof questionSubjects)[number] | undefined
  readonly grade: (typeof questionGrades)[number] | undefined
  readonly difficulty: (typeof questionDifficulties)[number] | undefined
  /** Limits the list to questions that violate this lint rule, or any rule. */
  readonly problems: (typeof problemFilters)[number] | undefined
  /** Lists archived questions instead of active ones. */
  readonly archived: boolean
}

export const wholeBank: ListPlace = {
  page: 1,
  search: '',
  subject: undefined,
  grade: undefined,
  difficulty: undefined,
  problems: undefined,
  archived: false,
}

/** Reads the list place from URL parameters. Ignores invalid values. */
export function readPlace(parameters: URLSearchParams): ListPlace {
  const named = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name))
  return {
    page: Math.min(rowId(parameters.get('page')) ?? 1, 1_000_000),
    search: (parameters.get('search') ?? '').trim().slice(0, longestSearch),
    subject: named('subject', questionSubjects),
    grade: named('grade', questionGrades),
    difficulty: named('difficulty', questionDifficulties),
    problems: named('problems', problemFilters),
    archived: parameters.get('archived') === '1',
  }
}

/** Builds the URL parameters for a list place and the open question. Omits default values. */
export function writePlace(place: ListPlace, id: number | undefined): URLSearchParams {
  const { page, search, subject, grade, difficulty, problems, archived } = place
  return new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(search && { search }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(difficulty && { difficulty }),
    ...(problems && { problems }),
    ...(archived && { archived: '1' }),
    ...(id !== undefined && { id: String(id) }),
  })
}
