import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Measurement, ReviewedAnswer, RunState } from './assessments.schemas.ts'
import { getRun } from './runs.service.ts'

/** The measurement of a finished run, and the answers that it is based on. */
export interface MeasuredRun {
  readonly section: RunState['section']
  readonly measurement: Measurement
  readonly answers: readonly Pick<ReviewedAnswer, 'position' | 'skill' | 'outcome'>[]
}

export type ReadMeasurement = typeof readMeasurement

/** @throws AppError `not_found`, including for another account's run; `conflict` for a run that is not finished */
export async function readMeasurement(
  ctx: Pick<Context, 'identify' | 'now' | 'prisma'>,
  id: string,
): Promise<MeasuredRun> {
  const { section, measurement, answers } = await getRun(ctx, id)
  if (!measurement) throw new AppError('conflict', 'This run is not finished')
  return { section, measurement, answers }
}
