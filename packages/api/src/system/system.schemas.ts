import { z } from 'zod'
import { mailModes } from '../mail/mail.vocabulary.ts'

export const okOutputSchema = z.object({ ok: z.literal(true) })

export const versionOutputSchema = z.object({
  version: z.string().describe("The package's version and the commit of the build, such as `0.1.0+1a2b3c4`."),
})

export const capabilitiesSchema = z.object({
  mail: z
    .enum(mailModes)
    .describe('`smtp`: mail is sent; `outbox`: a demonstration keeps it for its admins; `off`: there is none.'),
  reminders: z.boolean().describe('Whether weekly reminders are offered.'),
})

export const configOutputSchema = z.object({
  demo: z.boolean().describe('Whether the demo accounts exist and the login page may offer them.'),
  development: z.boolean().describe('Whether the development server runs this deployment.'),
  editor_origins: z
    .array(z.string())
    .describe('Other origins whose pages may embed the question editor and exchange messages with it.'),
  operator: z
    .object({
      name: z.string().nullable(),
      jurisdiction: z.string().nullable().describe('Whose law applies, such as `Ontario, Canada`.'),
      contact_email: z.string().nullable(),
      security_email: z.string().nullable().describe('Where security problems are reported.'),
    })
    .describe('Those who run this deployment; null for what they have not published.'),
  coach: z
    .object({ name: z.string(), title: z.string().nullable() })
    .nullable()
    .describe('The person whom the cover of a printed report names; null without one.'),
  minimum_age: z.int().describe('Accounts are for people who have reached this age.'),
})
export type PublicConfig = z.infer<typeof configOutputSchema>
