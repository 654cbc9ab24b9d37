import { z } from 'zod'
import { mailKinds, mailModes, mailStates } from './mail.vocabulary.ts'

export const mostListedMails = 100

export const listMailInputSchema = z.object({
  state: z.enum(mailStates).optional().describe('Only mail in this state.'),
})
export type ListMailInput = z.infer<typeof listMailInputSchema>

export const mailRowSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds).nullable().describe('The template; null for one of a later version.'),
  recipient: z.string(),
  language: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  problem: z.string().nullable().describe('Why the last attempt failed: a status of SMTP or a code.'),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable().describe('When the next attempt may start; null for settled mail.'),
  settled_at: z.iso.datetime().nullable(),
  content: z
    .object({ subject: z.string(), text: z.string() })
    .nullable()
    .describe('What a kept mail says; null otherwise.'),
})
export type MailRow = z.infer<typeof mailRowSchema>

export const mailListSchema = z.object({
  mode: z.enum(mailModes).describe('Whether mail is sent, kept in this list, or not written.'),
  mails: z.array(mailRowSchema).describe(`The newest, at most ${mostListedMails}.`),
})
export type MailList = z.infer<typeof mailListSchema>

/** The record of an email in the recipient's data export. */
export const exportedMailSchema = z.object({
  kind: z.string(),
  state: z.string(),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
})
export type ExportedMail = z.infer<typeof exportedMailSchema>
