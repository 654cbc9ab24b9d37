import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Measurement, ReviewedAnswer, RunState } from './assessments.schemas.ts'
import { type FindTarget, getRunForTarget } from './runs.service.ts'

/** The measurement of a finished run, and the answers that it is based on. */
export interface MeasuredRun {
  readonly section: RunState['section']
  readonly measurement: Measurement
  readonly answers: readonly Pick<ReviewedAnswer, 'position' | 'skill' | 'outcome'>[]
}

export type ReadMeasurement = typeof readMeasurement

/**
 * Reads the measurement of a finished run, with verdicts for the given target.
 * @throws AppError `not_found`, including for another account's run; `conflict` for a run that is not finished
 */
export async function readMeasurement(
  ctx: Pick<Context, 'identify' | 'now' | 'prisma'>,
  id: string,
  findTarget: FindTarget,
): Promise<MeasuredRun> {
  const { section, measurement, answers } = await getRunForTarget(ctx, id, findTarget)
  if (!measurement) throw new AppError('conflict', 'This run is not finished')
  return { section, measurement, answers }
}
