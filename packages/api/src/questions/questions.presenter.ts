import type { Question as QuestionColumns } from '@pathwise/db/prisma'
import { fieldColumns, fromRow } from '@pathwise/question-formats/field-row'
import { buildChoice, type Choice, storedChoiceSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { cleanBody, presentBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import { type Finding, lintRules } from './lint.schemas.ts'
import type { ListedQuestion, Question } from './questions.schemas.ts'
import { hasChangedSinceReview } from './review/decide-review.ts'
import { reviewStates } from './review/review.vocabulary.ts'

export const listedColumns = {
  id: true,
  legacyId: true,
  ...fieldColumns,
  hasMathml: true,
  mathComplexity: true,
  latexExpressions: true,
  body: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  reviewState: true,
  reviewVersion: true,
} as const

export const questionColumns = { ...listedColumns, choices: true, answer: true, explanation: true } as const

type ListedRow = Readonly<Pick<QuestionColumns, keyof typeof listedColumns>>

/** `choices` is JSON; see `storedChoices`. */
export type QuestionRow = Readonly<Pick<QuestionColumns, keyof typeof questionColumns>>

const choicesSchema = z.array(storedChoiceSchema).catch([])

/** Returns a row's choices, or an empty array if the JSON is invalid, for example because another program wrote it. */
export function storedChoices({ choices }: Pick<QuestionRow, 'choices'>): Choice[] {
  return choicesSchema.parse(choices)
}

export function presentChoices(choices: readonly Choice[]) {
  return choices.map(({ id, html, feedback = '' }) =>
    buildChoice({ id, html: cleanPhrase(html), feedback: cleanPhrase(feedback) }),
  )
}

/**
 * The column is plain text. An unknown state, from a later version, is treated as a draft, because students do not see
 * drafts.
 */
const storedStateSchema = z.enum(reviewStates).catch('draft')

/**
 * Presents the fields that lists and documents share. Sanitizes the HTML again on output, so that stricter rules also
 * apply to old rows.
 */
function presentSpecified(row: ListedRow) {
  return {
    id: row.id,
    legacy_id: row.legacyId,
    ...fromRow(row),
    hints: row.hints.map(presentBody),
    rubric: presentBody(row.rubric),
    has_mathml: row.hasMathml,
    math_complexity: row.mathComplexity,
    latex_expressions: row.latexExpressions,
    content_question_mj: presentBody(row.body),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    review_state: storedStateSchema.parse(row.reviewState),
    changed_since_review: hasChangedSinceReview(row),
  }
}

interface Noted {
  readonly problems: readonly string[]
  readonly openReports: number
}

export function presentListedQuestion(row: ListedRow & Noted): ListedQuestion {
  return {
    ...presentSpecified(row),
    problems: lintRules.filter((rule) => row.problems.includes(rule)),
    open_reports: row.openReports,
  }
}

export function presentQuestion(row: QuestionRow, findings: readonly Finding[]): Question {
  return {
    ...presentSpecified(row),
    choices: presentChoices(storedChoices(row)),
    answer: row.answer,
    explanation: cleanBody(row.explanation),
    findings: [...findings],
  }
}
