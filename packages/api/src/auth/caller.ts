import type { Role } from './roles.vocabulary.ts'

/** The signed-in user, as proven by the access token. */
export interface Caller {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly role: Role
  /** The sign-in that the token belongs to. All its sessions and tokens end together. */
  readonly signInId: string
  /** When the user last entered the password. */
  readonly passwordGivenAt: Date
}
