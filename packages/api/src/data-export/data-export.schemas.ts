import { z } from 'zod'
import { exportedAnswerSchema, exportedRunSchema } from '../assessments/assessments.schemas.ts'
import { exportedSecurityEventSchema } from '../audit/audit.schemas.ts'
import { roleSchema } from '../auth/auth.schemas.ts'
import { exportedSubscriptionSchema } from '../billing/billing.schemas.ts'
import { exportedCalendarFeedSchema } from '../calendar-feed/calendar-feed.schemas.ts'
import { exportedContentSchema } from '../content/content.schemas.ts'
import { factorSchema } from '../factors/factors.schemas.ts'
import { exportedMailSchema } from '../mail/mail.schemas.ts'
import { exportedParentLinkSchema } from '../parent-links/parent-links.schemas.ts'
import { exportedPictureSchema } from '../pictures/pictures.schemas.ts'
import { exportedCommentSchema } from '../questions/comments/comments.schemas.ts'
import { exportedRevisionSchema } from '../questions/revisions.schemas.ts'
import { mailStatusSchema } from '../recovery/mail-status.schemas.ts'
import { reminderSchema } from '../reminders/reminders.schemas.ts'
import { sharedReportSchema } from '../reports/reports.schemas.ts'
import { deletedPlanSchema, savedPlanSchema } from '../saved-plans/saved-plans.schemas.ts'
import { followedPlanSchema } from '../study-plan/plan.schemas.ts'
import { studyPlanItemSchema } from '../study-plan/study-plan.schemas.ts'
import { studyRecordSchema } from '../study-plan/work.schemas.ts'

/** All data stored about a user, except password and token hashes. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  account: z.object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    role: roleSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    suspended_at: z.iso
      .datetime()
      .nullable()
      .describe('When an admin suspended the account; null if it is not suspended.'),
  }),
  sign_ins: z.array(
    z.object({
      started_at: z.iso.datetime(),
      password_given_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime().nullable(),
      device: z.string().nullable(),
      network: z.string().nullable(),
    }),
  ),
  second_factors: z.array(factorSchema).describe('Passkeys and authenticator apps, without their secrets.'),
  shared_reports: z.array(sharedReportSchema.extend({ id: z.string(), url: z.url(), created_at: z.iso.datetime() })),
  saved_plans: z.array(savedPlanSchema),
  deleted_plans: z
    .array(deletedPlanSchema)
    .describe('Tombstones of plans deleted within the last year; every device needs them to sync the deletion.'),
  study_plan: z.array(studyPlanItemSchema),
  study_record: studyRecordSchema.describe('The time of each sitting, and the planned minutes of each week.'),
  followed_plan: followedPlanSchema.nullable().describe('The study plan that the user follows.'),
  parent_links: z.array(exportedParentLinkSchema).describe('Active links to the study plan.'),
  calendar_feed: exportedCalendarFeedSchema
    .nullable()
    .describe('The calendar feed of the study plan, without its secret address.'),
  assessment_runs: z.array(exportedRunSchema),
  answers: z.array(exportedAnswerSchema),
  /** Library items that the user wrote, including trashed ones. The library keeps them after the account is deleted. */
  content_items: z.array(exportedContentSchema),
  pictures: z.array(exportedPictureSchema).describe('Pictures the user stored, at /pictures/ and their id.'),
  question_comments: z.array(exportedCommentSchema).describe('Comments on questions the user wrote.'),
  question_revisions: z.array(exportedRevisionSchema).describe('Question bank revisions the user wrote.'),
  stripe_customer: z
    .string()
    .nullable()
    .describe(
      "Stripe's customer id; null before the first checkout. Stripe keeps the data it needs to charge the customer.",
    ),
  mail_status: mailStatusSchema,
  mails: z.array(exportedMailSchema).describe('Emails to the account from the last 30 days, without their text.'),
  reminders: z.array(reminderSchema).describe('Weekly emails about the study plan, with their recipients.'),
  subscriptions: z.array(exportedSubscriptionSchema),
  security_events: z
    .array(exportedSecurityEventSchema)
    .describe(
      'Audit log entries about the account. They are kept for a limited time, even after the account is deleted.',
    ),
  operations: z.array(z.object({ command_id: z.string(), started_at: z.iso.datetime(), outcome: z.string() })),
})
export type AccountExport = z.infer<typeof accountExportSchema>
