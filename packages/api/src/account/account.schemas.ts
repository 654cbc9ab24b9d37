import { line } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { emailSchema, signedInSchema, typedPasswordSchema } from '../auth/auth.schemas.ts'
import { longestPassword, longestPersonName, shortestPassword } from './account.vocabulary.ts'

export const newPasswordSchema = z
  .string()
  .min(shortestPassword)
  .max(longestPassword)
  .describe("A new password. Common passwords and the account's own address are rejected too.")

export const personNameSchema = line(longestPersonName).describe(
  "The user's display name: letters of any script, no control characters.",
)

export const registerInputSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: personNameSchema.optional(),
  birth_year: z.number().int().min(1900).max(2100).describe('Required for the age check at sign-up. Never stored.'),
})
export type Registration = z.infer<typeof registerInputSchema>

/**
 * The sign-up response when email is configured. It is the same for every address, so it does not reveal which
 * addresses have accounts.
 */
export const checkMailSchema = z.object({ check_mail: z.literal(true) })
export const registeredSchema = z.union([signedInSchema, checkMailSchema])
export type Registered = z.infer<typeof registeredSchema>

export const changePasswordInputSchema = z.object({
  current_password: typedPasswordSchema,
  new_password: newPasswordSchema,
})
export type PasswordChange = z.infer<typeof changePasswordInputSchema>

export const deleteAccountInputSchema = z.object({ password: typedPasswordSchema })
