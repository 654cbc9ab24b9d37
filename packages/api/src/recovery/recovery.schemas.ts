import { z } from 'zod'
import { newPasswordSchema } from '../account/account.schemas.ts'
import { emailSchema, signedInSchema, typedPasswordSchema } from '../auth/auth.schemas.ts'
import { linkPurposes } from './recovery.vocabulary.ts'

const linkTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'Not the token of a link')
  .describe('The secret of a link, from its URL fragment.')

export const requestResetInputSchema = z.object({ email: emailSchema })

export const resetPasswordInputSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

export const openLinkInputSchema = z.object({ token: linkTokenSchema })

export const openedLinkSchema = z.object({
  purpose: z.enum(linkPurposes).describe('What the link allows.'),
  email: z.string().describe('The address that the link was sent to.'),
})
export type OpenedLink = z.infer<typeof openedLinkSchema>

export const confirmLinkInputSchema = z.object({
  token: linkTokenSchema,
  password: typedPasswordSchema.optional().describe('The sign-up password. Required only for `register` links.'),
})
export type ConfirmLinkInput = z.infer<typeof confirmLinkInputSchema>

export const confirmedLinkSchema = z.object({
  purpose: z.enum(linkPurposes),
  complete: z.boolean().describe('False until both addresses have confirmed the change.'),
  session: signedInSchema.nullable().describe('The session of a confirmed sign-up; null otherwise.'),
})
export type ConfirmedLink = z.infer<typeof confirmedLinkSchema>

export const issueResetLinkInputSchema = z.object({ email: emailSchema })

export const issuedResetLinkSchema = z.object({
  url: z.url().describe("The URL of the page where a new password can be set once, on this deployment's origin."),
  expires_at: z.iso.datetime(),
})
export type IssuedResetLink = z.infer<typeof issuedResetLinkSchema>

export const requestEmailChangeInputSchema = z.object({ email: emailSchema, password: typedPasswordSchema })
export type EmailChangeRequest = z.infer<typeof requestEmailChangeInputSchema>
