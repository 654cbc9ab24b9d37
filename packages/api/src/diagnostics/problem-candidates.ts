import type { DatabaseClient } from '@pathwise/db/database'
import { difficultyLevels, type ProblemCandidate } from '@pathwise/planner/problems'
import { z } from 'zod'

/** Enough for the planner's choice, and an upper bound on the work for a large bank. */
const mostCandidates = 1_000

/**
 * The fields the planner needs. The columns are plain text, so invalid rows are skipped instead of failing the read.
 */
const usable = z.object({
  subject: z.enum(['mathematics', 'physics', 'chemistry', 'biology']),
  difficultyLevel: z.enum(difficultyLevels),
})

/** Returns questions that are not deleted and train at least one of the skills. */
export async function findProblemCandidates(
  prisma: DatabaseClient,
  skills: readonly string[],
): Promise<ProblemCandidate[]> {
  const rows = await prisma.question.findMany({
    where: { deletedAt: null, skillTags: { hasSome: [...new Set(skills)] } },
    select: {
      id: true,
      title: true,
      subject: true,
      gradeCode: true,
      difficultyLevel: true,
      difficultyScore: true,
      skillTags: true,
    },
    orderBy: { id: 'asc' },
    take: mostCandidates,
  })
  return rows.flatMap((row) => {
    const parsed = usable.safeParse(row)
    return parsed.success ? [{ ...row, ...parsed.data }] : []
  })
}
