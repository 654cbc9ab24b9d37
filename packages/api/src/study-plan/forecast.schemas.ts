import { calendarDateSchema } from '@pathwise/planner/calendar'
import type { Forecast } from '@pathwise/planner/study-plan/forecast'
import { timeZoneSchema } from '@pathwise/planner/study-plan/time-zone'
import { z } from 'zod'

const minutes = z.int().min(0).max(10_080)

export const forecastInputSchema = z.object({
  weeks: z
    .array(
      z.object({
        planned: minutes.describe('The planned minutes of the week.'),
        done: minutes.describe('The planned minutes of the tasks completed that week.'),
      }),
    )
    .max(60)
    .describe('Past weeks, oldest first.'),
  open: z
    .array(
      z.object({
        day: calendarDateSchema.describe('The day of the task.'),
        minutes: minutes.describe('The minutes of the task.'),
      }),
    )
    .max(600)
    .describe('The open tasks of the plan.'),
  time_zone: timeZoneSchema,
})
export type ForecastInput = z.infer<typeof forecastInputSchema>

/** When the plan will be finished at the pace of recent weeks. It does not predict a score. */
export const forecastSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('missing'),
    weeks: z.int().describe('How many more planned weeks the forecast needs.'),
  }),
  z.object({ kind: z.enum(['finished', 'unknown']) }),
  z.object({
    kind: z.literal('ends'),
    expected: calendarDateSchema,
    earliest: calendarDateSchema,
    latest: calendarDateSchema
      .nullable()
      .describe('The range of days with a probability of 80 %; null beyond two years.'),
    pace: z.number().describe('The completed fraction of the planned minutes.'),
    weeks: z.int().describe('The number of weeks that the pace is based on.'),
  }),
]) satisfies z.ZodType<Forecast>
