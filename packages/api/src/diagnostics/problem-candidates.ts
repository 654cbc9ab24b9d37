import type { DatabaseClient } from '@pathwise/db/database'
import { difficultyLevels, type ProblemCandidate } from '@pathwise/planner/problems'
import { z } from 'zod'

/** Plenty to choose a handful from, and a bound on the work however large the bank grows. */
const mostCandidates = 1_000

/** The columns are text, so that an editor's import can never make a read fail; what the planner cannot use is left out. */
const usable = z.object({
  subject: z.enum(['mathematics', 'physics', 'chemistry', 'biology']),
  difficultyLevel: z.enum(difficultyLevels),
})

/** Live questions of the bank that train any of the skills. */
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
