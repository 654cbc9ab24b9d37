import type { ExportSource } from '../../export-source.ts'

/** Returns an author's comments, oldest first. */
export const exportComments: ExportSource<'question_comments'> = async ({ prisma }, { id: authorId }) => {
  const rows = await prisma.questionComment.findMany({ where: { authorId }, orderBy: { id: 'asc' } })
  return rows.map(({ questionId, body, createdAt }) => ({
    ...{ question_id: questionId, body, created_at: createdAt.toISOString() },
  }))
}
