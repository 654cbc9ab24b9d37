import type { Context, RequestFacts } from '../context.ts'
import { getQuestion } from './document.service.ts'
import type { Question } from './questions.schemas.ts'

type Deps = Pick<Context, 'now' | 'prisma'> & { readonly request: Pick<RequestFacts, 'log'> }

// Raw SQL, because Prisma's update would also set `updatedAt`.

/**
 * Into the archive. What lies there already stays as it is.
 * @throws AppError `not_found`
 */
export async function archiveQuestion({ prisma, now, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  return getQuestion({ prisma, request }, id)
}

/**
 * Out of the archive. What does not lie there stays as it is.
 * @throws AppError `not_found`
 */
export async function restoreQuestion({ prisma, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = NULL WHERE id = ${id}`
  return getQuestion({ prisma, request }, id)
}
