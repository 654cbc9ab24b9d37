import { z } from 'zod'
import { deviceTimeSchema } from '../device-time.schemas.ts'
import { sharedReportSchema, storedReportSchema } from '../reports/reports.schemas.ts'

/** The maximum number of saved plans per account. */
export const mostSavedPlans = 200

const planIdSchema = z
  .string()
  .regex(/^\d{1,20}$/, 'Not a plan id')
  .describe(
    'The time of saving in milliseconds, as text. A device may append digits to avoid collisions with other devices.',
  )

/** The id and save time of a plan on a device or in the account. */
const heldPlanSchema = z.object({
  id: planIdSchema,
  saved_at: deviceTimeSchema.describe(
    'Plans are immutable for the same id and time. Undoing a deletion saves the plan again with a later time.',
  ),
})

export const savedPlanSchema = sharedReportSchema.extend(heldPlanSchema.shape)
export type SavedPlan = z.infer<typeof savedPlanSchema>

export const deletedPlanSchema = z.object({
  id: planIdSchema,
  /**
   * When the plan was deleted. Never earlier than `saved_at`, even if the device's clock is wrong, so that the deletion
   * wins over the save.
   */
  deleted_at: deviceTimeSchema,
})

export const syncSavedPlansInputSchema = z.object({
  plans: z.array(savedPlanSchema).max(mostSavedPlans).describe('Plans that may be missing in the account.'),
  deleted: z.array(deletedPlanSchema).max(1_000).describe('Plans that the user has deleted on this device.'),
  held: z
    .array(heldPlanSchema)
    .max(1_000)
    .optional()
    .describe(
      'Plans that the device has but does not send. The response omits them if they are current, or requests them.',
    ),
})
export type SavedPlansInput = z.infer<typeof syncSavedPlansInputSchema>

export const syncSavedPlansOutputSchema = z.object({
  plans: z
    .array(savedPlanSchema.extend(storedReportSchema.shape))
    .describe('All plans that are not deleted, newest first, except current plans listed in `held`.'),
  deleted: z
    .array(planIdSchema)
    .describe('Ids of plans deleted on any device within the last year and not saved again.'),
  wanted: z.array(planIdSchema).describe('Ids from `held` that the account is missing. The device sends them next.'),
})
export type SyncedPlans = z.infer<typeof syncSavedPlansOutputSchema>
