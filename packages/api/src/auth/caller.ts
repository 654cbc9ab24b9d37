import type { Role } from './auth.schemas.ts'

/** Who is calling, as far as their access token proves it. */
export interface Caller {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly role: Role
  /** The sign-in that the token belongs to; everything of it ends together. */
  readonly signInId: string
  /** When the password was last given. */
  readonly passwordGivenAt: Date
}
