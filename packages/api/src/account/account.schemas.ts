import { z } from 'zod'
import { emailSchema, roleSchema, typedPasswordSchema } from '../auth/auth.schemas.ts'
import { exportedSubscriptionSchema } from '../billing/billing.schemas.ts'
import { exportedContentSchema } from '../content/content.schemas.ts'
import { exportedRevisionSchema } from '../questions/revisions.schemas.ts'
import { deletedPlanSchema, savedPlanSchema } from '../saved-plans/saved-plans.schemas.ts'
import { sharedReportSchema } from '../share/share.schemas.ts'
import { studyPlanItemSchema } from '../study-plan/study-plan.schemas.ts'

export const shortestPassword = 12
export const longestPassword = 128

/** A password as it is chosen, in characters. That it is neither common nor the address is checked on the server. */
export const newPasswordSchema = z.string().min(shortestPassword).max(longestPassword)

/** How a person wants to be called; letters of any script, no control characters. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u)

export const registerInputSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: personNameSchema.optional(),
  /** Asked of everybody, used for one decision and never stored. */
  birth_year: z.number().int().min(1900).max(2100),
})
export type Registration = z.infer<typeof registerInputSchema>

export const changePasswordInputSchema = z.object({
  current_password: typedPasswordSchema,
  new_password: newPasswordSchema,
})
export type PasswordChange = z.infer<typeof changePasswordInputSchema>

export const deleteAccountInputSchema = z.object({ password: typedPasswordSchema })

/** Everything that is stored about a person. Passwords and tokens are stored as hashes, which say nothing to anybody. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  account: z.object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    role: roleSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  sign_ins: z.array(z.object({ started_at: z.iso.datetime(), password_given_at: z.iso.datetime() })),
  shared_reports: z.array(sharedReportSchema.extend({ id: z.string(), url: z.url(), created_at: z.iso.datetime() })),
  saved_plans: z.array(savedPlanSchema),
  /** What is kept of plans that were deleted within the last year, so that every device learns of it. */
  deleted_plans: z.array(deletedPlanSchema),
  study_plan: z.array(studyPlanItemSchema),
  /** What the person has written for the library, the trash included. It stays there when their account goes. */
  content_items: z.array(exportedContentSchema),
  /** What the person has written in the question bank. */
  question_revisions: z.array(exportedRevisionSchema),
  /** Who the person is to Stripe, which keeps what it needs to charge them; null before their first checkout. */
  stripe_customer: z.string().nullable(),
  subscriptions: z.array(exportedSubscriptionSchema),
  operations: z.array(z.object({ command_id: z.string(), started_at: z.iso.datetime(), outcome: z.string() })),
})
export type AccountExport = z.infer<typeof accountExportSchema>
