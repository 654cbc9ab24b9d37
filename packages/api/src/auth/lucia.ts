import type { DatabaseClient } from '@pathwise/db/database'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { hashOf, newSecret } from './secrets.ts'

// The one file that knows Lucia: docs/decisions/0001-lucia-behind-one-file.md.

interface SessionAttributes {
  readonly signInId: string
  /** When the password was typed that all of this came of. */
  readonly startedAt: Date
  readonly replacedAt: Date | null
  readonly salt: string
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes>
    /** A new session is told its sign-in; the rest is read back. */
    DatabaseSessionAttributes: Pick<SessionAttributes, 'signInId'> & Partial<SessionAttributes>
  }
}

export type Sessions = Lucia<SessionAttributes>

const cookieName = 'pathwise_refresh'
const inHeader = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/** A refresh session lives this long after its last use. */
const sessionLife = new TimeSpan(30, 'd')

const withSignIn = {
  id: true,
  expiresAt: true,
  signInId: true,
  replacedAt: true,
  salt: true,
  signIn: { select: { userId: true, startedAt: true } },
} as const

/** Lucia's sessions are the refresh cookies. Their ids are the cookies' values, of which only hashes are stored. */
export function createSessions(prisma: DatabaseClient, { secure }: { secure: boolean }): Sessions {
  return new Lucia(databaseAdapter(prisma), {
    sessionExpiresIn: sessionLife,
    sessionCookie: { name: cookieName, attributes: { secure, sameSite: 'lax', path: '/' } },
    getSessionAttributes: ({ signInId, startedAt, replacedAt, salt }) => ({
      signInId,
      startedAt: startedAt ?? new Date(),
      replacedAt: replacedAt ?? null,
      salt: salt ?? '',
    }),
  })
}

/** The refresh cookie of a request. Lucia's own reader fails when any cookie of any application on the host is malformed. */
export function refreshCookieIn(header: string | undefined): string | undefined {
  return inHeader.exec(header ?? '')?.[1]
}

function databaseAdapter(prisma: DatabaseClient): Adapter {
  return {
    getSessionAndUser: async (id) => {
      const row = await prisma.session.findUnique({ where: { id: hashOf(id) }, select: withSignIn })
      if (!row) return [null, null]
      const { expiresAt, signIn, signInId, replacedAt, salt } = row
      const attributes = { signInId, startedAt: signIn.startedAt, replacedAt, salt }
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
    // A successor that a second tab has just stored is the same one; a sign-in that has just ended takes no more.
    setSession: async ({ id, expiresAt, attributes: { signInId } }) => {
      await prisma.$executeRaw`
        INSERT INTO sessions (id, sign_in_id, expires_at, salt)
        SELECT ${hashOf(id)}, sign_ins.id, ${expiresAt}, ${newSecret()}
        FROM sign_ins WHERE sign_ins.id = ${signInId} FOR KEY SHARE
        ON CONFLICT (id) DO NOTHING`
    },
    updateSessionExpiration: async (id, expiresAt) => {
      await prisma.session.updateMany({ where: { id: hashOf(id) }, data: { expiresAt } })
    },
    deleteSession: async (id) => {
      await prisma.session.deleteMany({ where: { id: hashOf(id) } })
    },
    deleteUserSessions: async (userId) => {
      await prisma.signIn.deleteMany({ where: { userId } })
    },
    deleteExpiredSessions: async () => {
      await prisma.session.deleteMany({ where: { expiresAt: { lte: new Date() } } })
    },
  }
}
