import type { Context } from '../context.ts'
import { getQuestion } from './document.service.ts'
import type { Question } from './questions.schemas.ts'

type Needs = Pick<Context, 'now' | 'prisma'>

/**
 * Into the archive. What lies there already stays as it is.
 * @throws AppError `not_found`
 */
export async function archiveQuestion({ prisma, now }: Needs, id: number): Promise<Question> {
  await prisma.question.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now() } })
  return getQuestion({ prisma }, id)
}

/**
 * Out of the archive. What does not lie there stays as it is.
 * @throws AppError `not_found`
 */
export async function restoreQuestion({ prisma }: Needs, id: number): Promise<Question> {
  await prisma.question.updateMany({ where: { id, deletedAt: { not: null } }, data: { deletedAt: null } })
  return getQuestion({ prisma }, id)
}
