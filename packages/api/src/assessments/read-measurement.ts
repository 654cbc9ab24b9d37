import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Measurement, ReviewedAnswer, RunState } from './assessments.schemas.ts'

/** What a finished run measured, and the answers behind it. */
export interface MeasuredRun {
  readonly section: RunState['section']
  readonly measurement: Measurement
  readonly answers: readonly Pick<ReviewedAnswer, 'position' | 'skill' | 'outcome'>[]
}

/**
 * Returns what a run measured.
 * @throws AppError `not_found`, also for a run of another account; `conflict` for a run that is not finished
 */
export type ReadMeasurement = (ctx: Pick<Context, 'identify' | 'now' | 'prisma'>, id: string) => Promise<MeasuredRun>

export const readMeasurement: ReadMeasurement = async () => {
  throw new AppError('not_found', 'There is no such run')
}
