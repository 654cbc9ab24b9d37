import { isDeepStrictEqual } from 'node:util'
import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { findEducationLevel, findScore } from '../derived-fields.ts'
import type { QuestionRow } from '../questions.presenter.ts'
import { type AuthoredRow, findLastAuthor, type Reviewer } from '../review/change-review-state.ts'
import { decideReview } from '../review/decide-review.ts'
import type { BulkChange } from './bulk.schemas.ts'
import type { BulkRefusal } from './bulk.vocabulary.ts'

/** A change to any of these columns creates a new version. */
const contentColumns = [
  'subject',
  'course',
  'gradeCode',
  'educationLevel',
  'difficultyLevel',
  'difficultyScore',
  'skillTags',
] as const
type ContentColumns = Pick<QuestionRow, (typeof contentColumns)[number]>

/** The columns that bulk changes can set. */
export type BulkColumns = ContentColumns & Pick<QuestionRow, 'deletedAt' | 'reviewState' | 'reviewVersion'>

export type BulkRow = QuestionRow & AuthoredRow

export type Decision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: BulkRefusal }
  | {
      readonly kind: 'change'
      readonly columns: Partial<BulkColumns>
      /** True if an administrator reviews their own change, which editors may not do. */
      readonly override?: boolean
    }

export function hasNewContent(before: ContentColumns, after: ContentColumns): boolean {
  return contentColumns.some((name) => !isDeepStrictEqual(before[name], after[name]))
}

interface Deciding {
  readonly reviewer: Reviewer
  readonly at: Date
}

/** Decides whether a bulk change applies to a question, and which columns it sets. */
export function changeRow(row: BulkRow, change: BulkChange, { reviewer, at }: Deciding): Decision {
  if (change.kind === 'restore') return row.deletedAt ? { kind: 'change', columns: { deletedAt: null } } : unchanged
  if (change.kind === 'archive') return row.deletedAt ? unchanged : { kind: 'change', columns: { deletedAt: at } }
  if (row.deletedAt) return { kind: 'refused', reason: 'archived' }
  if (change.kind === 'set_review_state') {
    const decision = decideReview(row, change.value, { lastAuthorId: findLastAuthor(row), reviewer })
    if (decision.kind !== 'change') return decision
    const columns = { reviewState: change.value, reviewVersion: row.version }
    return { kind: 'change', columns, override: decision.override }
  }
  const columns = setContent(row, change)
  if (!columns) return unchanged
  const count = columns.skillTags?.length ?? 0
  if (count > questionLimits.tags) return { kind: 'refused', reason: 'too_many_skills' }
  return { kind: 'change', columns }
}

const unchanged = { kind: 'unchanged' } as const

type ContentChange = Exclude<BulkChange, { kind: 'archive' | 'restore' | 'set_review_state' }>

/** Returns the columns that change, or undefined if the question already has the new values. */
function setContent(row: BulkRow, change: ContentChange): Partial<ContentColumns> | undefined {
  switch (change.kind) {
    case 'set_subject':
      return change.value === row.subject ? undefined : { subject: change.value }
    case 'set_course':
      return change.value === row.course ? undefined : { course: change.value }
    case 'set_grade':
      return change.value === row.gradeCode ? undefined : setGrade(row, change.value)
    case 'set_difficulty':
      return change.value === row.difficultyLevel
        ? undefined
        : { difficultyLevel: change.value, difficultyScore: findScore(change.value) ?? row.difficultyScore }
    case 'add_skills':
      return setSkills(row, [...new Set([...row.skillTags, ...change.value])])
    case 'remove_skills':
      return setSkills(
        row,
        row.skillTags.filter((tag) => !change.value.includes(tag)),
      )
    case 'set_skills':
      return setSkills(row, change.value)
  }
}

/**
 * Sets the grade, and updates the education level to match. If the two did not match before, keeps the education level,
 * because an editor chose it.
 */
function setGrade({ gradeCode, educationLevel }: BulkRow, grade: string): Partial<ContentColumns> {
  if (educationLevel !== findEducationLevel(gradeCode)) return { gradeCode: grade }
  return { gradeCode: grade, educationLevel: findEducationLevel(grade) }
}

function setSkills({ skillTags }: BulkRow, tags: readonly string[]): Partial<ContentColumns> | undefined {
  return isDeepStrictEqual(tags, skillTags) ? undefined : { skillTags: [...tags] }
}
