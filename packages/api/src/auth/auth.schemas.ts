import { z } from 'zod'
import { roles } from './roles.vocabulary.ts'

export const roleSchema = z.enum(roles)

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const storable = /^[^\0\p{Surrogate}]*$/u

/** An email address as it is stored and compared: lower case, trimmed. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** A password typed to prove the user's identity. Its length was checked when it was chosen. */
export const typedPasswordSchema = z.string().min(1).max(1_000)

export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: roleSchema,
  /** When the user last entered the password, as an ISO time. */
  signed_in_at: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const loginInputSchema = z.object({
  /** Any text. A value that is not an address matches no account and is rejected the same way. */
  email: z.string().trim().toLowerCase().min(1).max(254).regex(storable),
  password: typedPasswordSchema,
})

/** A bearer token for `Authorization`, valid for 15 minutes unless the deployment configures another lifetime. */
export const accessTokenSchema = z.object({ access_token: z.string() })

export const signedInSchema = z.object({ access_token: z.string(), user: currentUserSchema })
export type SignedIn = z.infer<typeof signedInSchema>

export const confirmPasswordInputSchema = z.object({ password: typedPasswordSchema })

export const doneSchema = z.object({ ok: z.literal(true) })

export const probeOutputSchema = z.object({ ok: z.literal(true), authenticated: z.boolean() })
