import type { DatabaseTransaction } from '@pathwise/db/database'
import { toRow } from '@pathwise/question-formats/field-row'
import { revisionContentSchema } from './revisions.schemas.ts'

interface Version {
  readonly id: number
  readonly version: number
}

/** Reads versions of questions from their revisions, as rows. Omits versions that do not exist or cannot be read. */
export async function readRevisions(
  { questionRevision }: Pick<DatabaseTransaction, 'questionRevision'>,
  versions: readonly Version[],
) {
  if (versions.length === 0) return []
  const revisions = await questionRevision.findMany({
    where: { OR: versions.map(({ id, version }) => ({ questionId: id, number: version })) },
    select: { questionId: true, number: true, content: true },
  })
  return revisions.flatMap(({ questionId, number, content: stored }) => {
    const { data: content } = revisionContentSchema.safeParse(stored)
    if (!content) return []
    const { content_question_mj: body, choices, answer, explanation } = content
    return [{ id: questionId, version: number, ...toRow(content), body, choices, answer, explanation }]
  })
}
