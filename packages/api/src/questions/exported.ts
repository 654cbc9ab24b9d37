import type { ExportSource } from '../export-source.ts'
import { questionColumns } from './questions.presenter.ts'
import { toContent } from './revision-record.ts'
import { revisionContentSchema } from './revisions.schemas.ts'

/** Returns the stored revisions of an author, sorted by question and number. */
export const exportRevisions: ExportSource<'question_revisions'> = async ({ prisma }, { id: authorId }) => {
  const [edits, unedited] = await Promise.all([
    prisma.questionRevision.findMany({ where: { authorId } }),
    // A question that was never edited has no revision, so its content is only in its row.
    prisma.question.findMany({ where: { authorId, revisions: { none: {} } }, select: questionColumns }),
  ])
  const originals = unedited.map((row) => ({
    questionId: row.id,
    number: row.version,
    createdAt: row.createdAt,
    content: toContent(row),
  }))
  return [...edits, ...originals]
    .toSorted((one, other) => one.questionId - other.questionId || one.number - other.number)
    .map(({ questionId, number, createdAt, content }) => ({
      question_id: questionId,
      number,
      created_at: createdAt.toISOString(),
      content: revisionContentSchema.parse(content),
    }))
}
