import { z } from 'zod'
import { deviceTimeSchema } from '../device-time.schemas.ts'
import { mostSentItems } from './study-plan.vocabulary.ts'

/** The statuses, in order. */
export const studyPlanStatuses = ['pending', 'in_progress', 'completed'] as const
export type StudyPlanStatus = (typeof studyPlanStatuses)[number]

/** The maximum number of items per account. It is enough for years of weekly plans. */
export const mostStudyPlanItems = 2_000

/** The progress of one study plan item. */
export const studyPlanItemSchema = z.object({
  key: z
    .string()
    .max(200)
    .regex(/^[!-~]+$/, 'Not a key')
    .describe("The item's id, the same on every device; visible ASCII without spaces."),
  status: z.enum(studyPlanStatuses),
  changed_at: deviceTimeSchema.describe('When the status was first reached.'),
  reopened: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('How often the item was reopened after completion. The higher count wins over any status.'),
})
export type StudyPlanItem = z.infer<typeof studyPlanItemSchema>

export const mergeStudyPlanInputSchema = z.object({
  items: z.array(studyPlanItemSchema).max(mostSentItems).describe('The items whose status has changed on this device.'),
})

/** The account's full progress, sorted by key. */
export const studyPlanProgressSchema = z.object({ items: z.array(studyPlanItemSchema) })
export type StudyPlanProgress = z.infer<typeof studyPlanProgressSchema>
