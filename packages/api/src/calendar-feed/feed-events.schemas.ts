import { calendarDateSchema } from '@pathwise/planner/calendar'
import { studyTaskSchema } from '@pathwise/planner/study-plan/study-plan'
import { z } from 'zod'

const { key, minutes, kind, skills, exam, section, deadlineKind } = studyTaskSchema.shape

/**
 * A task as stored for the calendar feed. The schema is strict, and must keep accepting everything it accepts today,
 * because events are stored.
 */
export const feedEventSchema = z.strictObject({
  key,
  day: calendarDateSchema,
  /** The local start time, in minutes after midnight. */
  start: z.int().min(0).max(1439),
  minutes,
  /** The number of times that the event was moved, canceled or reinstated. */
  sequence: z.int().min(0),
  cancelled: z.boolean(),
  /** When the event was last moved, canceled or reinstated. */
  stamp: z.iso.datetime(),
  task: z.strictObject({ kind, skills, exam, section, deadlineKind }),
})
export type FeedEvent = z.infer<typeof feedEventSchema>

export const feedEventsSchema = z.array(feedEventSchema)
