import { cleanBody } from '@pathwise/rich-text/body'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { buildQuestionNotFoundError } from './apply-edit.ts'
import { presentChoices, questionColumns } from './questions.presenter.ts'
import { toContent } from './revision-record.ts'
import {
  type Revision,
  type RevisionContent,
  type RevisionSummary,
  revisionContentSchema,
} from './revisions.schemas.ts'

type Deps = Pick<Context, 'prisma'>

const summaryColumns = {
  number: true,
  authorId: true,
  author: { select: { name: true } },
  createdAt: true,
} as const

interface SummaryRow {
  readonly number: number
  readonly authorId: string | null
  readonly author: { readonly name: string | null } | null
  readonly createdAt: Date
}

function presentSummary({ number, authorId, author, createdAt }: SummaryRow): RevisionSummary {
  return { number, author_id: authorId, author_name: author?.name ?? null, created_at: createdAt.toISOString() }
}

/**
 * Lists a question's revisions, newest first.
 * @throws AppError `not_found`
 */
export async function listRevisions({ prisma }: Deps, id: number): Promise<RevisionSummary[]> {
  const rows = await prisma.questionRevision.findMany({
    where: { questionId: id },
    select: summaryColumns,
    orderBy: { number: 'desc' },
  })
  return rows.length > 0 ? rows.map(presentSummary) : [presentSummary(await readUnedited(prisma, id))]
}

/**
 * Returns a revision with its content.
 * @throws AppError `not_found`
 */
export async function getRevision(
  { prisma }: Deps,
  { id, number }: { readonly id: number; readonly number: number },
): Promise<Revision> {
  const stored = await prisma.questionRevision.findUnique({
    where: { questionId_number: { questionId: id, number } },
    select: { ...summaryColumns, content: true },
  })
  const row = stored ?? (await readUnedited(prisma, id))
  if (row.number !== number) throw new AppError('not_found', 'There is no revision with this number')
  return { ...presentSummary(row), content: presentContent(revisionContentSchema.parse(row.content)) }
}

/** Presents a question that was never edited as its first revision. */
async function readUnedited(prisma: Deps['prisma'], id: number) {
  const row = await prisma.question.findUnique({
    where: { id },
    select: { ...questionColumns, authorId: true, author: { select: { name: true } } },
  })
  if (!row) throw buildQuestionNotFoundError()
  const { version: number, authorId, author, createdAt } = row
  return { number, authorId, author, createdAt, content: toContent(row) }
}

function presentContent(content: RevisionContent): RevisionContent {
  return {
    ...content,
    content_question_mj: cleanBody(content.content_question_mj),
    choices: presentChoices(content.choices),
    explanation: cleanBody(content.explanation),
    hints: content.hints.map(cleanBody),
    rubric: cleanBody(content.rubric),
  }
}
