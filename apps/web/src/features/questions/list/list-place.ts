import { lintRules } from '@pathwise/api/questions/lint.schemas'
import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { rowId } from '../../../lib/row-id.ts'

/** The longest search that the API takes. */
export const longestSearch = 200

/** One rule of lint, or all of them. */
export const problemFilters = ['any', ...lintRules] as const

/** Where the reader is in the bank: what is filtered, which page. The address holds it. */
export interface ListPlace {
  /** From 1. */
  readonly page: number
  readonly search: string
  readonly subject: (typeof questionSubjects)[number] | undefined
  readonly grade: (typeof questionGrades)[number] | undefined
  readonly difficulty: (typeof questionDifficulties)[number] | undefined
  /** Only what breaks this rule of lint, or any. */
  readonly problems: (typeof problemFilters)[number] | undefined
  /** The archive in place of the bank. */
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

/** What an address asks for; anything that cannot be is left out. */
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

/** The query of an address, with the question that is open. What is as usual is left out. */
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
