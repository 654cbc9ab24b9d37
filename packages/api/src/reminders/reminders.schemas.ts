import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { emailSchema } from '../auth/auth.schemas.ts'

const idSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not the id of a reminder')
  .describe('The id of a reminder: 128 random bits as base64url.')

export const addReminderInputSchema = z.object({
  email: emailSchema.describe("The recipient's address: the account's own, or a parent's."),
  language: z.enum(languages).describe("The recipient's language."),
})
export type AddReminderInput = z.infer<typeof addReminderInputSchema>

export const reminderIdInputSchema = z.object({ id: idSchema })

export const reminderSchema = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable().describe('When the recipient consented; null until then.'),
  bounced: z.boolean().describe('Whether the last email bounced permanently.'),
})
export type ReminderRow = z.infer<typeof reminderSchema>

export const reminderListSchema = z.object({
  offered: z.boolean().describe('Whether this deployment sends reminders.'),
  reminders: z.array(reminderSchema),
})
export type ReminderList = z.infer<typeof reminderListSchema>

export const endedReminderSchema = z.object({ ended: z.literal(true) })
