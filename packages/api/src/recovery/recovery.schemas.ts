import { z } from 'zod'
import { newPasswordSchema } from '../account/account.schemas.ts'
import { emailSchema, signedInSchema, typedPasswordSchema } from '../auth/auth.schemas.ts'
import { linkPurposes } from './recovery.vocabulary.ts'

const linkTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'Not the token of a link')
  .describe('The secret of a link: the fragment of its address.')

export const requestResetInputSchema = z.object({ email: emailSchema })

export const resetPasswordInputSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

export const openLinkInputSchema = z.object({ token: linkTokenSchema })

export const openedLinkSchema = z.object({
  purpose: z.enum(linkPurposes).describe('What the link allows.'),
  email: z.string().describe('The address that the link was made for.'),
})
export type OpenedLink = z.infer<typeof openedLinkSchema>

export const confirmLinkInputSchema = z.object({
  token: linkTokenSchema,
  password: typedPasswordSchema.optional().describe('The password of the sign-up; needed for a `register` link only.'),
})
export type ConfirmLinkInput = z.infer<typeof confirmLinkInputSchema>

export const confirmedLinkSchema = z.object({
  purpose: z.enum(linkPurposes),
  complete: z.boolean().describe('False while the other address of a change has not confirmed.'),
  session: signedInSchema.nullable().describe('The sign-in that a confirmed sign-up starts; null otherwise.'),
})
export type ConfirmedLink = z.infer<typeof confirmedLinkSchema>

export const issueResetLinkInputSchema = z.object({ email: emailSchema })

export const issuedResetLinkSchema = z.object({
  url: z.url().describe("The page, on this deployment's origin, where a new password can be chosen once."),
  expires_at: z.iso.datetime(),
})
export type IssuedResetLink = z.infer<typeof issuedResetLinkSchema>

export const requestEmailChangeInputSchema = z.object({ email: emailSchema, password: typedPasswordSchema })
export type EmailChangeRequest = z.infer<typeof requestEmailChangeInputSchema>
