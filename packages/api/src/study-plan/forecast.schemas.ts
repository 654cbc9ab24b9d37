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
        done: minutes.describe('The planned minutes of the tasks that were done in the week.'),
      }),
    )
    .max(60)
    .describe('The weeks before this one, oldest first.'),
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
    weeks: z.int().describe('How many more weeks with planned minutes a forecast needs.'),
  }),
  z.object({ kind: z.enum(['finished', 'unknown']) }),
  z.object({
    kind: z.literal('ends'),
    expected: calendarDateSchema,
    earliest: calendarDateSchema,
    latest: calendarDateSchema
      .nullable()
      .describe('Four of five outcomes are between the earliest and the latest day; null for more than two years.'),
    pace: z.number().describe('The done part of the planned minutes.'),
    weeks: z.int().describe('The number of weeks that the pace rests on.'),
  }),
]) satisfies z.ZodType<Forecast>
