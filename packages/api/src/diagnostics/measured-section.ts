import type { MeasuredAnswer, MeasuredSection } from '@pathwise/planner/measured'
import type { MeasuredRun, ReadMeasurement } from '../assessments/read-measurement.ts'
import type { Context } from '../context.ts'

/** Converts the measurement of a run to plain data for the planner, without the id of the run. */
function toMeasuredSection({ section, measurement, answers }: MeasuredRun): MeasuredSection {
  const byPosition = new Map(
    answers.flatMap(({ position, skill, outcome }) =>
      skill === null ? [] : [[position, { position, skill, outcome } satisfies MeasuredAnswer] as const],
    ),
  )
  const findAnswers = (positions: readonly number[]) => positions.flatMap((position) => byPosition.get(position) ?? [])
  return {
    section,
    target: measurement.target,
    domains: measurement.domains.map(({ domain, low, high, verdict, provisional, answers: positions }) => {
      return { domain, low, high, verdict, provisional, answers: findAnswers(positions) }
    }),
    skills: measurement.skills.map(({ skill, low, high, verdict, answers: positions }) => {
      return { skill, low, high, verdict, answers: findAnswers(positions) }
    }),
  }
}

/**
 * Returns the measurements of runs in the order of the ids. Leaves out a run whose answers look like random taps,
 * because nothing can be concluded from it.
 * @throws AppError `not_found`, `conflict`
 */
export async function readMeasuredSections(
  ctx: Pick<Context, 'identify' | 'now' | 'prisma'>,
  runs: readonly string[],
  read: ReadMeasurement,
): Promise<MeasuredSection[]> {
  const measured = await Promise.all([...new Set(runs)].map((id) => read(ctx, id)))
  return measured.filter(({ measurement }) => !measurement.low_effort).map(toMeasuredSection)
}
