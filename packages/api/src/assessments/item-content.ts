import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Prisma } from '@pathwise/db/prisma'
import { difficultyLevels } from '@pathwise/planner/problems'
import { fieldColumns } from '@pathwise/question-formats/field-row'
import { cleanBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import { readRevisions } from '../questions/read-revisions.ts'
import { itemTypeSchema } from './assessments.schemas.ts'

const contentSchema = z.object({
  questionType: itemTypeSchema,
  difficultyLevel: z.enum(difficultyLevels),
  estimatedSeconds: z.number().nullable(),
  skillTags: z.array(z.string()),
  body: z.string(),
  choices: z.array(z.object({ id: z.string(), html: z.string() })),
  answer: z.string(),
  explanation: z.string(),
  answerTolerance: z.number().nullable(),
  answerUnit: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
})

/** An item in the version shown to the student. */
export interface ItemContent extends z.infer<typeof contentSchema> {
  readonly questionId: number
  readonly version: number
}

export const contentColumns = {
  id: true,
  version: true,
  ...fieldColumns,
  body: true,
  choices: true,
  answer: true,
  explanation: true,
} as const satisfies Prisma.QuestionSelect

type ContentRow = Record<keyof typeof contentSchema.shape, unknown> & { readonly id: number; readonly version: number }

/** Parses a question row or revision. Returns null if a field that a run needs is missing or invalid. */
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
  tables: Pick<DatabaseTransaction, 'question' | 'questionRevision'>,
  shown: readonly Shown[],
): Promise<ReadonlyMap<number, ItemContent>> {
  const versions = new Map(
    shown.flatMap(({ questionId, version }) => (questionId === null ? [] : [[questionId, version]])),
  )
  const rows = await tables.question.findMany({ where: { id: { in: [...versions.keys()] } }, select: contentColumns })
  const current = rows.filter(({ id, version }) => versions.get(id) === version)
  const edited = rows.flatMap(({ id, version }) => {
    const wanted = versions.get(id) ?? version
    return wanted === version ? [] : [{ id, version: wanted }]
  })
  const contents = [...current, ...(await readRevisions(tables, edited))].map(parseContent)
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
