import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import { type Finding, ownFindingSchema } from '../lint.schemas.ts'

const duplicate = { select: { id: true, legacyId: true, title: true } } as const
/**
 * Omits findings whose rule this version does not know, because two versions may share a database during an upgrade.
 */
const storedSchema = z
  .array(z.unknown())
  .transform((stored) => stored.flatMap((finding) => ownFindingSchema.safeParse(finding).data ?? []))

/** Returns a question's stored lint findings. They may be outdated while the question is due for lint. */
export async function listFindings(prisma: DatabaseClient, id: number): Promise<Finding[]> {
  const [lint, duplicates] = await Promise.all([
    prisma.questionLint.findUnique({ where: { questionId: id }, select: { findings: true } }),
    prisma.questionDuplicate.findMany({
      where: { OR: [{ oneId: id }, { otherId: id }] },
      select: { one: duplicate, other: duplicate },
      orderBy: [{ oneId: 'asc' }, { otherId: 'asc' }],
    }),
  ])
  const own = storedSchema.parse(lint?.findings ?? [])
  return [
    ...own.map((finding) => ({ ...finding, other: null })),
    ...duplicates.map(({ one, other }) => {
      const { id: otherId, legacyId, title } = one.id === id ? other : one
      const like = { id: otherId, legacy_id: legacyId, title }
      return { rule: 'duplicate', place: 'content_question_mj', detail: legacyId, other: like } as const
    }),
  ]
}
