import { z } from 'zod'
import { mailKinds, mailModes, mailStates } from './mail.vocabulary.ts'

export const mostListedMails = 100

export const listMailInputSchema = z.object({
  state: z.enum(mailStates).optional().describe('Only emails in this state.'),
})
export type ListMailInput = z.infer<typeof listMailInputSchema>

export const mailRowSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds).nullable().describe('The template; null if a later version added it.'),
  recipient: z.string(),
  language: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  problem: z.string().nullable().describe('Why the last attempt failed: an SMTP status or a code.'),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable().describe('When the next attempt may start; null for emails that need none.'),
  settled_at: z.iso.datetime().nullable(),
  content: z
    .object({ subject: z.string(), text: z.string() })
    .nullable()
    .describe('The text of a kept email; null otherwise.'),
})
export type MailRow = z.infer<typeof mailRowSchema>

export const mailListSchema = z.object({
  mode: z.enum(mailModes).describe('Whether emails are sent, kept in this list, or not created.'),
  mails: z.array(mailRowSchema).describe(`The newest emails, at most ${mostListedMails}.`),
})
export type MailList = z.infer<typeof mailListSchema>

/** The record of an email in the recipient's data export. */
export const exportedMailSchema = z.object({
  kind: z.string(),
  state: z.string(),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
})
