import type { Context, RequestFacts } from '../context.ts'
import { getQuestion } from './document.service.ts'
import { lintWritten } from './lint/lint.service.ts'
import type { Question } from './questions.schemas.ts'

type Deps = Pick<Context, 'now' | 'prisma'> & { readonly request: Pick<RequestFacts, 'log'> }

// Raw SQL, because Prisma's update would also set `updatedAt`.

/**
 * Archives a question. An archived question is left unchanged.
 * @throws AppError `not_found`
 */
export async function archiveQuestion({ prisma, now, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  await lintWritten({ prisma, request }, id)
  return getQuestion({ prisma }, id)
}

/**
 * Restores a question from the archive. A question not in the archive is left unchanged.
 * @throws AppError `not_found`
 */
export async function restoreQuestion({ prisma, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = NULL WHERE id = ${id}`
  await lintWritten({ prisma, request }, id)
  return getQuestion({ prisma }, id)
}
