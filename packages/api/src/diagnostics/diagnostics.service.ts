import { createTranslator } from '@pathwise/i18n/server'
import { type PlanInput, planStrategy } from '@pathwise/planner/plan'
import { renderStrategy } from '@pathwise/planner/render'
import { easternDate } from '../calendar-date.ts'
import type { Context } from '../context.ts'
import type { DiagnosticResult } from './diagnostics.schemas.ts'
import { findProblemCandidates } from './problem-candidates.ts'

type Asked = Pick<PlanInput, 'country' | 'grade' | 'goal'>

/** Computes a strategy and renders it in the caller's language. Nothing is stored. */
export async function runDiagnostic(
  { prisma, now, language }: Pick<Context, 'language' | 'now' | 'prisma'>,
  asked: Asked,
): Promise<DiagnosticResult> {
  const today = easternDate(now())
  // A first pass without problems finds the relevant skills, so that only their questions are read from the bank.
  const skills = planStrategy({ ...asked, today, problems: [] }).focus.flatMap((area) => area.skills)
  const problems = await findProblemCandidates(prisma, skills)
  const strategy = planStrategy({ ...asked, today, problems })
  return { ...renderStrategy(strategy, createTranslator(language, 'strategy'), language), strategy }
}
