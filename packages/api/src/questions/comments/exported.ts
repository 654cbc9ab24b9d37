import type { DatabaseClient } from '@pathwise/db/database'
import type { ExportedComment } from './comments.schemas.ts'

/** Returns an author's comments, oldest first. */
export async function exportComments(prisma: DatabaseClient, authorId: string): Promise<ExportedComment[]> {
  const rows = await prisma.questionComment.findMany({ where: { authorId }, orderBy: { id: 'asc' } })
  return rows.map(({ questionId, body, createdAt }) => ({
    ...{ question_id: questionId, body, created_at: createdAt.toISOString() },
  }))
}
