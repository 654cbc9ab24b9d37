import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import { type Finding, ownFindingSchema } from '../lint.schemas.ts'

const twin = { select: { id: true, legacyId: true, title: true } } as const
const storedSchema = z.array(ownFindingSchema)

/** Returns the stored lint findings of a question. They may be outdated while the question is due. */
export async function findingsOf(prisma: DatabaseClient, id: number): Promise<Finding[]> {
  const [lint, twins] = await Promise.all([
    prisma.questionLint.findUnique({ where: { questionId: id }, select: { findings: true } }),
    prisma.questionTwins.findMany({
      where: { OR: [{ oneId: id }, { otherId: id }] },
      select: { one: twin, other: twin },
      orderBy: [{ oneId: 'asc' }, { otherId: 'asc' }],
    }),
  ])
  const own = storedSchema.parse(lint?.findings ?? [])
  return [
    ...own.map((finding) => ({ ...finding, other: null })),
    ...twins.map(({ one, other }) => {
      const { id: otherId, legacyId, title } = one.id === id ? other : one
      const like = { id: otherId, legacy_id: legacyId, title }
      return { rule: 'duplicate', place: 'content_question_mj', detail: legacyId, other: like } as const
    }),
  ]
}
