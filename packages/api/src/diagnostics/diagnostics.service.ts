import type { DatabaseClient } from '@pathwise/db/database'
import { createTranslator } from '@pathwise/i18n/server'
import type { Goal } from '@pathwise/planner/goal'
import type { AreaAnswers, MeasuredAnswer, MeasuredSection } from '@pathwise/planner/measured'
import { draftPlan } from '@pathwise/planner/plan'
import { difficultyLevels, type ProblemCandidate } from '@pathwise/planner/problems'
import { renderStrategy } from '@pathwise/planner/render'
import { findReportTarget } from '@pathwise/planner/section-start'
import { z } from 'zod'
import { type MeasuredRun, type ReadMeasurement, readMeasurement } from '../assessments/read-measurement.ts'
import type { FindTarget } from '../assessments/runs.service.ts'
import { getEasternDate } from '../calendar-date.ts'
import type { Context } from '../context.ts'
import { servable } from '../practice/practice-question.ts'
import type { DiagnosticAnswer, ReportContext } from './diagnostics.schemas.ts'

/**
 * Computes a strategy and renders it in the caller's language. Stores nothing.
 * @param runs ids of finished runs, oldest first, whose measurements replace the expected abilities
 * @throws AppError `not_found` for an unknown run or another account's run, `conflict` for an unfinished run
 */
export async function runDiagnostic(
  ctx: Pick<Context, 'findLanguage' | 'identify' | 'now' | 'prisma'>,
  { country, grade, courses, exam, targets }: Omit<ReportContext, 'goal'>,
  goal: Goal,
  runs: readonly string[] = [],
  read: ReadMeasurement = readMeasurement,
): Promise<DiagnosticAnswer> {
  const { prisma, now, findLanguage } = ctx
  const language = findLanguage()
  const student = { country, grade, goal, today: getEasternDate(now()), answers: { courses, exam, targets } }
  const measured = await readMeasuredSections(ctx, runs, (section) => findReportTarget(section, student), read)
  const draft = draftPlan({ ...student, measured })
  const { strategy, reading, answers } = draft.complete(await findProblemCandidates(prisma, draft.skills))
  return {
    ...renderStrategy(strategy, createTranslator(language, 'strategy'), language),
    strategy,
    reading,
    ...(answers.length > 0 && { measured_answers: answers.map(copyAnswers) }),
  }
}

function copyAnswers({ area, answers }: AreaAnswers) {
  return { area, answers: [...answers] }
}

/** The maximum number of candidates. It is enough for the planner, and limits the work for a large question bank. */
const mostCandidates = 1_000

/** Skips rows with an unknown level, which are possible because the column is plain text. */
const usable = z.object({ difficultyLevel: z.enum(difficultyLevels) })

/** Returns servable practice questions that train at least one of the skills. */
export async function findProblemCandidates(
  prisma: DatabaseClient,
  skills: readonly string[],
): Promise<ProblemCandidate[]> {
  const rows = await prisma.question.findMany({
    where: { ...servable, skillTags: { hasSome: [...new Set(skills)] } },
    select: {
      id: true,
      title: true,
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

/**
 * Converts a run's measurement to plain planner data, without the run's id. Returns an empty array for a section
 * that the goal does not include, or if the answers look like random taps, because nothing can be concluded from them.
 */
function toMeasuredSections({ section, measurement, answers }: MeasuredRun): MeasuredSection[] {
  if (measurement.target === null || measurement.low_effort) return []
  const byPosition = new Map(
    answers.flatMap(({ position, skill, outcome }) =>
      skill === null ? [] : [[position, { position, skill, outcome } satisfies MeasuredAnswer] as const],
    ),
  )
  const findAnswers = (positions: readonly number[]) => positions.flatMap((position) => byPosition.get(position) ?? [])
  return [
    {
      section,
      target: measurement.target,
      domains: measurement.domains.map(({ domain, low, high, verdict, provisional, answers: positions }) => {
        return { domain, low, high, verdict, provisional, answers: findAnswers(positions) }
      }),
      skills: measurement.skills.map(({ skill, low, high, verdict, answers: positions }) => {
        return { skill, low, high, verdict, answers: findAnswers(positions) }
      }),
    },
  ]
}

/**
 * Reads the runs' measurements, in order, with verdicts for the goal of the report.
 * @throws AppError `not_found`, `conflict`
 */
async function readMeasuredSections(
  ctx: Pick<Context, 'identify' | 'now' | 'prisma'>,
  runs: readonly string[],
  findTarget: FindTarget,
  read: ReadMeasurement,
): Promise<MeasuredSection[]> {
  const measured = await Promise.all([...new Set(runs)].map((id) => read(ctx, id, findTarget)))
  return measured.flatMap(toMeasuredSections)
}
