import type { DatabaseClient } from '@pathwise/db/database'
import { createTranslator } from '@pathwise/i18n/server'
import type { Goal } from '@pathwise/planner/goal'
import { draftPlan } from '@pathwise/planner/plan'
import { difficultyLevels, type ProblemCandidate } from '@pathwise/planner/problems'
import { renderStrategy } from '@pathwise/planner/render'
import { z } from 'zod'
import { easternDate } from '../calendar-date.ts'
import type { Context } from '../context.ts'
import type { DiagnosticAnswer, ReportContext } from './diagnostics.schemas.ts'

/** Computes a strategy and renders it in the caller's language. Nothing is stored. */
export async function runDiagnostic(
  { prisma, now, language }: Pick<Context, 'language' | 'now' | 'prisma'>,
  { country, grade, courses, exam, targets }: Omit<ReportContext, 'goal'>,
  goal: Goal,
): Promise<DiagnosticAnswer> {
  const plan = draftPlan({ country, grade, goal, today: easternDate(now()), answers: { courses, exam, targets } })
  const { strategy, reading } = plan.complete(await findProblemCandidates(prisma, plan.skills))
  return { ...renderStrategy(strategy, createTranslator(language, 'strategy'), language), strategy, reading }
}

/** Enough candidates for the planner to choose from, and an upper bound on the work for a large bank. */
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
