import { calendarDateSchema } from '@pathwise/planner/calendar'
import { studyTaskSchema } from '@pathwise/planner/study-plan/study-plan'
import { z } from 'zod'
import { deviceTimeSchema } from '../device-time.schemas.ts'
import type { PlannedWeek, Work } from './work.vocabulary.ts'

/** Matches visible ASCII characters except spaces. */
const keySchema = z
  .string()
  .max(200)
  .regex(/^[!-~]+$/, 'Not a key')

export const workSchema = z.object({
  id: keySchema.describe("The sitting's own id, the same on every device."),
  task: studyTaskSchema.shape.key
    .nullable()
    .describe('The key of the task that the sitting was opened from; null if there is none.'),
  started_at: deviceTimeSchema.describe('When the sitting started.'),
  seconds: z.int().min(0).max(86_400).describe('The time spent on its items, in seconds.'),
  done_at: deviceTimeSchema.nullable().describe('When the sitting ended and its task was completed; null until then.'),
}) satisfies z.ZodType<Work>

export const plannedWeekSchema = z.object({
  plan: keySchema.describe('The key shared by all plans for the same goal.'),
  week: calendarDateSchema.describe('The Monday of the week.'),
  minutes: z.int().min(0).max(10_080).describe('The highest number of minutes planned for this week.'),
}) satisfies z.ZodType<PlannedWeek>

/** The maximum number of entries per list in a request. */
export const mostSentEntries = 500

export const mergeStudyRecordInputSchema = z.object({
  works: z.array(workSchema).max(mostSentEntries).describe('The sittings on this device.'),
  weeks: z.array(plannedWeekSchema).max(mostSentEntries).describe('The planned weeks on this device.'),
})

/** The account's entries from all devices, oldest first. */
export const studyRecordSchema = z.object({ works: z.array(workSchema), weeks: z.array(plannedWeekSchema) })
