import { z } from 'zod'

/** Each may do what those before it may. */
export const roles = ['student', 'editor', 'admin'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const storable = /^[^\0\p{Surrogate}]*$/u

/** An address as it is compared and kept: lower case, without space around it. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** What a person types to prove who they are: its length was checked when it was chosen. */
export const typedPasswordSchema = z.string().min(1).max(1_000)

export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: roleSchema,
  /** When the password was last given, as an ISO time. */
  signed_in_at: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const loginInputSchema = z.object({
  /** Any text: one that is no address belongs to no account, and is refused like one. */
  email: z.string().trim().toLowerCase().min(1).max(254).regex(storable),
  password: typedPasswordSchema,
})

/** A bearer token for `Authorization`, good for 15 minutes unless the deployment says otherwise. */
export const accessTokenSchema = z.object({ access_token: z.string() })

export const signedInSchema = z.object({ access_token: z.string(), user: currentUserSchema })
export type SignedIn = z.infer<typeof signedInSchema>

export const confirmPasswordInputSchema = z.object({ password: typedPasswordSchema })

export const doneSchema = z.object({ ok: z.literal(true) })

export const probeOutputSchema = z.object({ ok: z.literal(true), authenticated: z.boolean() })
