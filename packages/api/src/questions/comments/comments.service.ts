import type { AuditAction } from '../../audit/audit.vocabulary.ts'
import { type AuditEvent, buildCallerSource, recordAudit } from '../../audit/record-audit.ts'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { buildQuestionNotFoundError } from '../apply-edit.ts'
import type { AddCommentInput, Comment, SetCommentStateInput } from './comments.schemas.ts'
import { commentLimits } from './comments.vocabulary.ts'

type Deps = Pick<SignedInContext, 'caller' | 'now' | 'prisma' | 'request'>

/** Returns a question's comments. The question may be archived. */
export async function listComments({ prisma }: Pick<Deps, 'prisma'>, questionId: number): Promise<Comment[]> {
  const rows = await prisma.questionComment.findMany({
    where: { questionId },
    include: { author: { select: { name: true } }, resolvedBy: { select: { name: true } } },
    orderBy: [{ resolvedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  })
  return rows.map(
    ({ id, body, questionVersion, createdAt, author, authorId, resolvedAt, resolvedBy, resolvedById }) => ({
      ...{ id, body, question_version: questionVersion, at: createdAt.toISOString(), by: author?.name ?? authorId },
      resolved: resolvedAt && { at: resolvedAt.toISOString(), by: resolvedBy?.name ?? resolvedById },
    }),
  )
}

/** @throws AppError `not_found`; `too_large` for a question with too many comments */
export async function addComment({ prisma, caller, now, request }: Deps, input: AddCommentInput): Promise<Comment[]> {
  const { id, body } = input
  const question = await prisma.question.findUnique({
    where: { id },
    select: { version: true, _count: { select: { comments: true } } },
  })
  if (!question) throw buildQuestionNotFoundError()
  if (question._count.comments >= commentLimits.perQuestion) {
    throw new AppError('too_large', `A question has ${commentLimits.perQuestion} comments at most`)
  }
  const source = buildCallerSource({ now, request, caller })
  await prisma.$transaction(async (transaction) => {
    const comment = await transaction.questionComment.create({
      data: { questionId: id, questionVersion: question.version, body, createdAt: source.at, authorId: caller.id },
      select: { id: true },
    })
    await recordAudit(transaction, source, buildEvent('comment_added', id, comment.id))
  })
  return listComments({ prisma }, id)
}

/**
 * Resolves or reopens a comment. Does nothing if it is already in the requested state.
 * @throws AppError `not_found`
 */
export async function setCommentState(
  { prisma, caller, now, request }: Deps,
  input: SetCommentStateInput,
): Promise<Comment[]> {
  const { id, comment, resolved } = input
  const where = { id: comment, questionId: id }
  const source = buildCallerSource({ now, request, caller })
  const count = await prisma.$transaction(async (transaction) => {
    const changed = await transaction.questionComment.updateMany({
      where: { ...where, resolvedAt: resolved ? null : { not: null } },
      data: resolved ? { resolvedAt: source.at, resolvedById: caller.id } : { resolvedAt: null, resolvedById: null },
    })
    const action = resolved ? 'comment_resolved' : 'comment_reopened'
    if (changed.count > 0) await recordAudit(transaction, source, buildEvent(action, id, comment))
    return changed.count
  })
  if (count === 0 && !(await prisma.questionComment.findFirst({ where, select: { id: true } }))) {
    throw new AppError('not_found', 'The question has no such comment')
  }
  return listComments({ prisma }, id)
}

/** Builds the audit event. It identifies the comment but never contains its text. */
function buildEvent(action: AuditAction, questionId: number, comment: number): AuditEvent {
  return { action, target: { kind: 'question', id: String(questionId) }, details: { comment } }
}
