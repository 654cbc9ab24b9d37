import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Prisma } from '@pathwise/db/prisma'
import { difficultyLevels } from '@pathwise/planner/problems'
import { cleanBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import { itemTypeSchema, type itemTypes } from './assessments.schemas.ts'

export type ItemType = (typeof itemTypes)[number]

/** An item in the version shown to the student. */
export interface ItemContent {
  readonly questionId: number
  readonly version: number
  readonly questionType: ItemType
  readonly difficultyLevel: (typeof difficultyLevels)[number]
  readonly estimatedSeconds: number | null
  readonly skillTags: readonly string[]
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
  readonly answerTolerance: number | null
  readonly answerUnit: string | null
  readonly acceptedAnswers: readonly string[]
}

const choicesSchema = z.array(z.object({ id: z.string(), html: z.string() }))

const contentSchema = z.object({
  questionType: itemTypeSchema,
  difficultyLevel: z.enum(difficultyLevels),
  estimatedSeconds: z.number().nullable(),
  skillTags: z.array(z.string()),
  body: z.string(),
  choices: choicesSchema,
  answer: z.string(),
  explanation: z.string(),
  answerTolerance: z.number().nullable(),
  answerUnit: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
})

/** The content of a revision, with the API's field names. Older revisions lack the fields that were added later. */
const revisionSchema = z
  .object({
    question_type: z.unknown(),
    difficulty_level: z.unknown(),
    estimated_seconds: z.unknown().default(null),
    skill_tags: z.unknown(),
    content_question_mj: z.unknown(),
    choices: z.unknown(),
    answer: z.unknown(),
    explanation: z.unknown(),
    answer_tolerance: z.unknown().default(null),
    answer_unit: z.unknown().default(null),
    accepted_answers: z.unknown().default([]),
  })
  .transform((content) => ({
    questionType: content.question_type,
    difficultyLevel: content.difficulty_level,
    estimatedSeconds: content.estimated_seconds,
    skillTags: content.skill_tags,
    body: content.content_question_mj,
    choices: content.choices,
    answer: content.answer,
    explanation: content.explanation,
    answerTolerance: content.answer_tolerance,
    answerUnit: content.answer_unit,
    acceptedAnswers: content.accepted_answers,
  }))
  .pipe(contentSchema)

export const contentColumns = {
  id: true,
  version: true,
  questionType: true,
  difficultyLevel: true,
  estimatedSeconds: true,
  skillTags: true,
  body: true,
  choices: true,
  answer: true,
  explanation: true,
  answerTolerance: true,
  answerUnit: true,
  acceptedAnswers: true,
} as const satisfies Prisma.QuestionSelect

type ContentRow = Prisma.QuestionGetPayload<{ select: typeof contentColumns }>

/** Parses a question row. Returns null if a field that a run needs is missing or invalid. */
export function parseContent(row: ContentRow): ItemContent | null {
  const parsed = contentSchema.safeParse(row)
  return parsed.success ? { questionId: row.id, version: row.version, ...parsed.data } : null
}

interface Shown {
  readonly questionId: number | null
  readonly version: number
}

/**
 * Reads items in the versions that were shown, from question rows or revisions. Omits items whose shown version no
 * longer exists.
 * @returns the contents by question id
 */
export async function readContents(
  { question, questionRevision }: Pick<DatabaseTransaction, 'question' | 'questionRevision'>,
  shown: readonly Shown[],
): Promise<ReadonlyMap<number, ItemContent>> {
  const versions = new Map(
    shown.flatMap(({ questionId, version }) => (questionId === null ? [] : [[questionId, version]])),
  )
  const rows = await question.findMany({ where: { id: { in: [...versions.keys()] } }, select: contentColumns })
  const current = rows.filter(({ id, version }) => versions.get(id) === version)
  const edited = rows.filter(({ id, version }) => versions.get(id) !== version)
  const revisions =
    edited.length === 0
      ? []
      : await questionRevision.findMany({
          where: { OR: edited.map(({ id }) => ({ questionId: id, number: versions.get(id) ?? 0 })) },
          select: { questionId: true, number: true, content: true },
        })
  const contents = [
    ...current.map(parseContent),
    ...revisions.map(({ questionId, number, content }): ItemContent | null => {
      const parsed = revisionSchema.safeParse(content)
      return parsed.success ? { questionId, version: number, ...parsed.data } : null
    }),
  ]
  return new Map(contents.flatMap((content) => (content ? [[content.questionId, content]] : [])))
}

/**
 * Returns the fields of an item that students may see. HTML is sanitized again on output, so that stricter rules also
 * apply to stored HTML.
 */
export function presentItem({ questionType, body, choices, answerUnit }: ItemContent) {
  return {
    question_type: questionType,
    body: cleanBody(body),
    choices: choices.map(({ id, html }) => ({ id, html: cleanPhrase(html) })),
    unit: answerUnit,
  }
}
