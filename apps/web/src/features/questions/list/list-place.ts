import { itemFilters } from '@pathwise/api/calibration/statistics.schemas'
import { lintRules } from '@pathwise/api/questions/lint.schemas'
import { reviewFilters } from '@pathwise/api/questions/review/review.vocabulary'
import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionPools,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import type { NavigateOptions } from 'react-router'
import { parseRowId } from '../../../lib/row-id.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { questionTypes } from '../words.ts'

/** The maximum search length that the API accepts. */
export const longestSearch = 200

/** The values of the lint filter: one rule, or `any`. */
export const problemFilters = ['any', ...lintRules] as const

/** The filters and page of the question list, stored in the URL. */
export interface ListPlace {
  /** One-based. */
  readonly page: number
  readonly search: string
  readonly subject: (typeof questionSubjects)[number] | undefined
  readonly grade: (typeof questionGrades)[number] | undefined
  readonly difficulty: (typeof questionDifficulties)[number] | undefined
  readonly type: (typeof questionTypes)[number] | undefined
  /** A skill tag, such as `math.quadratics`. */
  readonly skill: string
  readonly pool: (typeof questionPools)[number] | undefined
  /** Lists only questions that violate this lint rule. `any` matches every rule. */
  readonly problems: (typeof problemFilters)[number] | undefined
  /** Lists only assessment items with this item status, or only suspected leaks or misfits. */
  readonly status: (typeof itemFilters)[number] | undefined
  /** Lists only questions in this review state. `changed` matches questions changed since their review. */
  readonly review: (typeof reviewFilters)[number] | undefined
  /** Lists only questions with open reports from students. */
  readonly reports: 'open' | undefined
  /** Lists archived questions instead of active ones. */
  readonly archived: boolean
}

/** Parses the filters and page from URL parameters. Ignores invalid values. */
function readPlace(parameters: URLSearchParams): ListPlace {
  const named = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name))
  return {
    page: Math.min(parseRowId(parameters.get('page')) ?? 1, 1_000_000),
    search: (parameters.get('search') ?? '').trim().slice(0, longestSearch),
    subject: named('subject', questionSubjects),
    grade: named('grade', questionGrades),
    difficulty: named('difficulty', questionDifficulties),
    type: named('type', questionTypes),
    skill: (parameters.get('skill') ?? '').trim().slice(0, questionLimits.tag),
    pool: named('pool', questionPools),
    problems: named('problems', problemFilters),
    status: named('status', itemFilters),
    review: named('review', reviewFilters),
    reports: named('reports', ['open'] as const),
    archived: parameters.get('archived') === '1',
  }
}

/** The first page of the question list without filters. */
export const wholeBank = readPlace(new URLSearchParams())

/** Returns whether any filter other than the archive filter is set. */
export function isFiltered({ page: _page, archived: _archived, ...filters }: ListPlace): boolean {
  return Object.values(filters).some(Boolean)
}

/** Converts the filters to API input for the list or an export. */
export function toFilter({ page: _page, search, grade, type, skill, archived, ...filters }: ListPlace) {
  return {
    search: search || undefined,
    grade_code: grade,
    question_type: type,
    skill: skill || undefined,
    ...filters,
    archived: archived || undefined,
  }
}

/** Builds URL parameters from the filters, page and open question. Omits default values. */
function writePlace(place: ListPlace, id: number | undefined): URLSearchParams {
  const { page, search, subject, grade, difficulty, type, skill, pool, problems, status, review, reports, archived } =
    place
  return new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(search && { search }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(difficulty && { difficulty }),
    ...(type && { type }),
    ...(skill && { skill }),
    ...(pool && { pool }),
    ...(problems && { problems }),
    ...(status && { status }),
    ...(review && { review }),
    ...(reports && { reports }),
    ...(archived && { archived: '1' }),
    ...(id !== undefined && { id: String(id) }),
  })
}

/** Returns the filters, page and open question from the URL, and functions that change them. */
export function useListPlace() {
  const [parameters, setParameters] = useOptimisticSearchParams()
  const place = readPlace(parameters)
  const id = parseRowId(parameters.get('id'))
  return {
    place,
    id,
    /** Whether the question id in the URL is invalid. */
    unknown: parameters.has('id') && id === undefined,
    /** Changes the filters or the page without closing the question. A filter change returns to page 1. */
    show: (change: Partial<ListPlace>, options?: NavigateOptions) =>
      setParameters(
        (latest) => writePlace({ ...readPlace(latest), page: 1, ...change }, parseRowId(latest.get('id'))),
        options,
      ),
    /**
     * Opens a question, or closes the open one if `next` is undefined. Keeps the filters and, unless `page` is given,
     * the page.
     */
    open: (next: number | undefined, page?: number) =>
      setParameters((latest) => {
        const before = readPlace(latest)
        return writePlace({ ...before, page: page ?? before.page }, next)
      }),
    buildAddress: (next: number | undefined) => ({ search: writePlace(place, next).toString() }),
  }
}
export type Place = ReturnType<typeof useListPlace>
