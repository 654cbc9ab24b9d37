import { text, trimmedText } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { longestEmail } from '../account/account.vocabulary.ts'
import { roleSchema } from '../auth/auth.schemas.ts'

export const usersPageSize = 50

const userIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not an account id')
  .describe('The id of an account.')

export const listUsersInputSchema = z.object({
  search: trimmedText(longestEmail).optional().describe('Part of the name or email address, or a complete id.'),
  role: roleSchema.optional().describe('Only accounts with this role.'),
  suspended: z.boolean().optional().describe('Only accounts that are suspended, or only those that are not.'),
  cursor: text(300).optional().describe('The `next` of the previous page.'),
})
export type ListUsersInput = z.infer<typeof listUsersInputSchema>

export const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: roleSchema,
  created_at: z.iso.datetime(),
  suspended_at: z.iso.datetime().nullable().describe('Null if the account is not suspended.'),
  sign_ins: z.int().describe('Signed-in devices.'),
  factors: z.int().describe('The number of second factors.'),
  last_sign_in: z.iso.datetime().nullable().describe('The start of the newest active session.'),
})
export type UserRow = z.infer<typeof userRowSchema>

export const usersPageSchema = z.object({
  items: z.array(userRowSchema).describe('Sorted by email address.'),
  next: z.string().nullable().describe('The cursor of the next page; null on the last page.'),
})
export type UsersPage = z.infer<typeof usersPageSchema>

export const userInputSchema = z.object({ id: userIdSchema })
export const setRoleInputSchema = z.object({ id: userIdSchema, role: roleSchema })
export const setUserSuspendedInputSchema = z.object({
  id: userIdSchema,
  suspended: z.boolean().describe('True ends all sessions and prevents sign-in.'),
})
