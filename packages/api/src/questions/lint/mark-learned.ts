import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import { chunk } from '../chunk.ts'
import { learnedColumns, levelFarFromLearned } from './learned-level.ts'

const itemsAtOnce = 500
const findingsSchema = z.array(z.object({ rule: z.string() }))

/** Marks items as due for lint if new answers change the result of the rule `level_far_from_learned`. */
export async function markLearnedItems(prisma: DatabaseClient, ids: readonly number[]): Promise<void> {
  for (const some of chunk(ids, itemsAtOnce)) {
    const items = await prisma.question.findMany({
      where: { id: { in: [...some] } },
      select: {
        id: true,
        version: true,
        difficultyLevel: true,
        parameters: { select: learnedColumns },
        lint: { select: { findings: true } },
      },
    })
    const changed = items.filter(({ lint, ...item }) => {
      const stored = findingsSchema.parse(lint?.findings ?? [])
      return stored.some(({ rule }) => rule === 'level_far_from_learned') !== levelFarFromLearned(item).length > 0
    })
    if (changed.length > 0) {
      await prisma.$executeRaw`
        UPDATE question_lint SET due = true WHERE question_id IN (
          SELECT question_id FROM question_lint WHERE question_id = ANY(${changed.map(({ id }) => id)}::int[])
          ORDER BY question_id FOR UPDATE
        )`
    }
  }
}
