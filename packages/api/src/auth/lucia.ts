import type { DatabaseClient } from '@pathwise/db/database'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { longestIdleHours } from '../account/policy.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Role } from './roles.vocabulary.ts'

// Only this file uses Lucia. See docs/decisions/0001-lucia-behind-one-file.md.

interface SessionAttributes {
  readonly signInId: string
  /** When the user signed in. */
  readonly startedAt: Date
  /** When the session was last refreshed. */
  readonly lastSeenAt: Date
  readonly role: Role
  readonly replacedAt: Date | null
  readonly salt: string
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes>
    /** Lucia knows only the sign-in id when it creates a session. The other fields come from the database. */
    DatabaseSessionAttributes: Pick<SessionAttributes, 'signInId'> & Partial<SessionAttributes>
  }
}

export type Sessions = Lucia<SessionAttributes>

export const cookieName = 'pathwise_refresh'
/** Browsers accept a cookie with this prefix only from this host over TLS, so sibling domains cannot set it. */
export const hostCookieName = `__Host-${cookieName}`

/** The lifetime of a session after its last use. */
const sessionLife = new TimeSpan(longestIdleHours, 'h')

const withSignIn = {
  id: true,
  expiresAt: true,
  signInId: true,
  replacedAt: true,
  salt: true,
  signIn: { select: { userId: true, startedAt: true, lastSeenAt: true, user: { select: { role: true } } } },
} as const

/**
 * Creates a Lucia instance whose sessions are refresh cookies. The cookie's value is the session id, of which only the
 * hash is stored.
 */
export function createSessions(prisma: DatabaseClient, { secure }: { secure: boolean }): Sessions {
  return new Lucia(databaseAdapter(prisma), {
    sessionExpiresIn: sessionLife,
    sessionCookie: { name: secure ? hostCookieName : cookieName, attributes: { secure, sameSite: 'lax', path: '/' } },
    getSessionAttributes: ({ signInId, startedAt, lastSeenAt, role, replacedAt, salt }) => ({
      signInId,
      startedAt: startedAt ?? new Date(),
      lastSeenAt: lastSeenAt ?? new Date(),
      role: role ?? 'student',
      replacedAt: replacedAt ?? null,
      salt: salt ?? '',
    }),
  })
}

function databaseAdapter(prisma: DatabaseClient): Adapter {
  return {
    getSessionAndUser: async (id) => {
      const row = await prisma.session.findUnique({ where: { id: hashSecret(id) }, select: withSignIn })
      if (!row) return [null, null]
      const { expiresAt, signIn, signInId, replacedAt, salt } = row
      const { startedAt, lastSeenAt, user } = signIn
      const { role } = user
      const attributes = { signInId, startedAt, lastSeenAt: lastSeenAt ?? startedAt, role, replacedAt, salt }
      return [
        { id, userId: signIn.userId, expiresAt, attributes },
        { id: signIn.userId, attributes: {} },
      ]
    },
    getUserSessions: async (userId) => {
      const rows = await prisma.session.findMany({ where: { signIn: { userId } }, select: withSignIn })
      return rows.map(
        ({ id, expiresAt, signInId }): DatabaseSession => ({ id, userId, expiresAt, attributes: { signInId } }),
      )
    },
    // Inserts nothing if another tab has already stored the next session, or if the user has signed out.
    setSession: async ({ id, expiresAt, attributes: { signInId } }) => {
      await prisma.$executeRaw`
        INSERT INTO sessions (id, sign_in_id, expires_at, salt)
        SELECT ${hashSecret(id)}, sign_ins.id, ${expiresAt}, ${newSecret()}
        FROM sign_ins WHERE sign_ins.id = ${signInId} FOR KEY SHARE
        ON CONFLICT (id) DO NOTHING`
    },
    updateSessionExpiration: async (id, expiresAt) => {
      await prisma.session.updateMany({ where: { id: hashSecret(id) }, data: { expiresAt } })
    },
    deleteSession: async (id) => {
      await prisma.session.deleteMany({ where: { id: hashSecret(id) } })
    },
    deleteUserSessions: async (userId) => {
      await prisma.signIn.deleteMany({ where: { userId } })
    },
    deleteExpiredSessions: async () => {
      await prisma.session.deleteMany({ where: { expiresAt: { lte: new Date() } } })
    },
  }
}
