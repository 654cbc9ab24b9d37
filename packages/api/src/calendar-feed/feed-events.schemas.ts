import { calendarDateSchema } from '@pathwise/planner/calendar'
import { studyTaskSchema } from '@pathwise/planner/study-plan/study-plan'
import { z } from 'zod'

const { key, minutes, kind, skills, exam, section } = studyTaskSchema.shape

/** A task as calendars have it. Strict, because it is stored: what it accepts today must stay valid. */
export const feedEventSchema = z.strictObject({
  key,
  day: calendarDateSchema,
  /** The local time of the start, in minutes from midnight. */
  start: z.int().min(0).max(1439),
  minutes,
  /** How often the event was moved, cancelled or taken up again. */
  sequence: z.int().min(0),
  cancelled: z.boolean(),
  /** When the event was last changed in one of these ways. */
  stamp: z.iso.datetime(),
  task: z.strictObject({ kind, skills, exam, section }),
})
export type FeedEvent = z.infer<typeof feedEventSchema>

export const feedEventsSchema = z.array(feedEventSchema)
