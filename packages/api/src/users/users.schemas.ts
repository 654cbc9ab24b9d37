import { z } from 'zod'
import { roleSchema } from '../auth/auth.schemas.ts'

export const usersPageSize = 50

const userIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not an account id')
  .describe('The id of an account.')

export const listUsersInputSchema = z.object({
  search: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\0\p{Surrogate}]*$/u)
    .optional()
    .describe('Part of the name or email address, or a whole id.'),
  role: roleSchema.optional().describe('Only accounts with this role.'),
  suspended: z.boolean().optional().describe('Only accounts that are suspended, or only those that are not.'),
  cursor: z.string().max(300).optional().describe('The `next` of the page before.'),
})
export type ListUsersInput = z.infer<typeof listUsersInputSchema>

export const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: roleSchema,
  created_at: z.iso.datetime(),
  suspended_at: z.iso.datetime().nullable().describe('Null while the account may sign in.'),
  sign_ins: z.int().describe('Devices that are signed in.'),
  factors: z.int().describe('Second factors.'),
  last_sign_in: z.iso.datetime().nullable().describe('The start of the newest sign-in that has not ended.'),
})
export type UserRow = z.infer<typeof userRowSchema>

export const usersPageSchema = z.object({
  items: z.array(userRowSchema).describe('By email address.'),
  next: z.string().nullable().describe('The cursor of the next page; null on the last.'),
})
export type UsersPage = z.infer<typeof usersPageSchema>

export const userInputSchema = z.object({ id: userIdSchema })
export const setRoleInputSchema = z.object({ id: userIdSchema, role: roleSchema })
export const setUserSuspendedInputSchema = z.object({
  id: userIdSchema,
  suspended: z.boolean().describe('True ends all sign-ins and refuses new ones.'),
})
