import { z } from 'zod'
import { mailModes } from '../mail/mail.vocabulary.ts'

export const okOutputSchema = z.object({ ok: z.literal(true) })

export const versionOutputSchema = z.object({
  version: z.string().describe("The package's version and the commit of the build, such as `0.1.0+1a2b3c4`."),
})

export const capabilitiesSchema = z.object({
  mail: z
    .enum(mailModes)
    .describe('`smtp`: email is sent; `outbox`: a demo keeps email for its admins; `off`: there is no email.'),
  reminders: z.boolean().describe('Whether weekly reminders are offered.'),
})

export const configOutputSchema = z.object({
  demo: z.boolean().describe('Whether the demo accounts exist and the login page may offer them.'),
  development: z.boolean().describe('Whether this is a development server.'),
  editor_origins: z
    .array(z.string())
    .describe('Other origins that may embed the question editor and exchange messages with it.'),
  operator: z
    .object({
      name: z.string().nullable(),
      jurisdiction: z.string().nullable().describe('The governing law, such as `Ontario, Canada`.'),
      contact_email: z.string().nullable(),
      security_email: z.string().nullable().describe('Where to report security problems.'),
    })
    .describe('The operator of this deployment; null for unpublished details.'),
  coach: z
    .object({ name: z.string(), title: z.string().nullable() })
    .nullable()
    .describe('The coach named on the cover of printed reports; null if there is none.'),
  minimum_age: z.int().describe('The minimum age for accounts.'),
})
export type PublicConfig = z.infer<typeof configOutputSchema>
