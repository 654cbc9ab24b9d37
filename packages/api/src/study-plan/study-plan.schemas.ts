import { z } from 'zod'
import { deviceTimeSchema } from '../account/device-time.schemas.ts'

/** Statuses in the order in which an item passes through them. */
export const studyPlanStatuses = ['pending', 'in_progress', 'completed'] as const
export type StudyPlanStatus = (typeof studyPlanStatuses)[number]

/** Enough for years of weekly plans. */
export const mostStudyPlanItems = 2_000

/** A student's progress on one item of the study plan. */
export const studyPlanItemSchema = z.object({
  /** The item's id, the same on every device; visible ASCII without spaces. */
  key: z
    .string()
    .max(200)
    .regex(/^[!-~]+$/, 'Not a key'),
  status: z.enum(studyPlanStatuses),
  /** When the status was first reached. */
  changed_at: deviceTimeSchema,
})
export type StudyPlanItem = z.infer<typeof studyPlanItemSchema>

export const mergeStudyPlanInputSchema = z.object({ items: z.array(studyPlanItemSchema).max(500) })

/** The account's complete progress, ordered by key. */
export const studyPlanProgressSchema = z.object({ items: z.array(studyPlanItemSchema) })
export type StudyPlanProgress = z.infer<typeof studyPlanProgressSchema>
