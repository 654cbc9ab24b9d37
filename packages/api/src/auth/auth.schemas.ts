import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { longestEmail } from '../account/account.vocabulary.ts'
import { roles } from './roles.vocabulary.ts'

export const roleSchema = z.enum(roles)

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail)
  .pipe(z.email())
  .describe('An email address. It is stored and compared in lower case, trimmed.')

// The length rules apply only to new passwords.
export const typedPasswordSchema = z.string().min(1).max(1_000).describe("The user's current password.")

export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe('The display name; null if the user has none.'),
  email: z.string(),
  role: roleSchema,
  signed_in_at: z.iso.datetime().describe('When the user last entered the password, as an ISO time.'),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const loginInputSchema = z.object({
  email: trimmedText(longestEmail)
    .toLowerCase()
    .min(1)
    .describe('Any text. A value that is not an address matches no account and is rejected the same way.'),
  password: typedPasswordSchema,
})

export const accessTokenSchema = z.object({
  access_token: z
    .string()
    .describe(
      'A bearer token for `Authorization`, valid for 15 minutes unless the deployment configures another lifetime.',
    ),
})

export const signedInSchema = accessTokenSchema.extend({ user: currentUserSchema })
export type SignedIn = z.infer<typeof signedInSchema>

export const confirmPasswordInputSchema = z.object({ password: typedPasswordSchema })

export const signInRowSchema = z.object({
  id: z.string(),
  current: z.boolean().describe('Whether this request uses this session.'),
  device: z.string().nullable().describe('Browser and operating system; null if unknown.'),
  network: z.string().nullable().describe('The address range of the last refresh; null if unknown.'),
  started_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
})
export type SignInRow = z.infer<typeof signInRowSchema>

export const endSignInInputSchema = z.object({ id: z.string().min(1).max(40).describe('The id of a session.') })

export const doneSchema = z.object({ ok: z.literal(true) })

export const probeOutputSchema = z.object({ ok: z.literal(true), authenticated: z.boolean() })
