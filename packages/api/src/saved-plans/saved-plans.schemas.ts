import { z } from 'zod'
import { sharedReportSchema, storedReportSchema } from '../share/share.schemas.ts'
import { deviceTimeSchema } from '../sync/sync.schemas.ts'

/** Plans that one account keeps. */
export const mostSavedPlans = 200

/** The time of saving in milliseconds, as text; a device may add digits to keep its ids apart from another's. */
const planIdSchema = z.string().regex(/^\d{1,20}$/, 'Not a plan id')

/** A plan by its id, in the state in which a device or the account has it. */
const heldPlanSchema = z.object({
  id: planIdSchema,
  /** A plan never changes under the same id and time. Undoing a deletion saves it anew, later than the deletion. */
  saved_at: deviceTimeSchema,
})

export const savedPlanSchema = sharedReportSchema.extend(heldPlanSchema.shape)
export type SavedPlan = z.infer<typeof savedPlanSchema>

export const deletedPlanSchema = z.object({
  id: planIdSchema,
  /** Never before the plan's own `saved_at`, whatever the device's clock says: a deletion wins over what is not newer. */
  deleted_at: deviceTimeSchema,
})

export type DeletedPlan = z.infer<typeof deletedPlanSchema>

export const syncSavedPlansInputSchema = z.object({
  /** Plans that the account may not have yet. */
  plans: z.array(savedPlanSchema).max(mostSavedPlans),
  deleted: z.array(deletedPlanSchema).max(1_000),
  /** Plans that the device has and does not send: the answer leaves them out, or asks for them. */
  held: z.array(heldPlanSchema).max(1_000).optional(),
})
export type SavedPlansInput = z.infer<typeof syncSavedPlansInputSchema>

export const syncSavedPlansOutputSchema = z.object({
  /** All plans that live, newest first, except those of `held` that the device has as they are. */
  plans: z.array(savedPlanSchema.extend(storedReportSchema.shape)),
  /** Ids of plans that were deleted within the last year, on whichever device, and not saved anew since. */
  deleted: z.array(planIdSchema),
  /** Ids of `held` that the account does not have, for the device to send next. */
  wanted: z.array(planIdSchema),
})
export type SyncedPlans = z.infer<typeof syncSavedPlansOutputSchema>
