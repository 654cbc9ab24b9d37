import type { AccountPolicy } from '../account/policy.ts'
import type { Context } from '../context.ts'
import { dayMs, hourMs } from '../durations.ts'
import { deriveSecret, hashSecret } from '../secrets.ts'
import { issueAccessToken } from './access-tokens.ts'
import type { Sessions } from './lucia.ts'

/**
 * How long a replaced cookie is still accepted, because two tabs may refresh at the same time and a response may be
 * lost. Longer than the browser's own timeout for a refresh.
 */
const graceMs = 60_000

type Session = NonNullable<Awaited<ReturnType<Sessions['validateSession']>>['session']>
type Deps = Pick<Context, 'accessTokenSeconds' | 'accounts' | 'now' | 'prisma' | 'sessions'>

export type Rotation =
  | { readonly kind: 'renewed'; readonly accessToken: string; readonly sessionId: string; readonly signInId: string }
  | { readonly kind: 'refused' }
  /** A cookie was used again after it was replaced. It has probably leaked, so the sign-in is ended. */
  | { readonly kind: 'reused'; readonly userId: string }

/**
 * Issues an access token and replaces a session with its successor.
 * @throws AppError `unauthenticated` when the sign-in has just ended
 */
export async function rotateSession(deps: Deps, sessionId: string | undefined): Promise<Rotation> {
  const { accounts, sessions, prisma, now } = deps
  if (sessionId === undefined) return { kind: 'refused' }
  const { session } = await sessions.validateSession(sessionId)
  if (!session) return { kind: 'refused' }
  if (!isUsable(session, accounts, now())) {
    const isReused = wasReplacedLongBefore(session, now())
    await prisma.signIn.deleteMany({ where: { id: session.signInId } })
    return isReused ? { kind: 'reused', userId: session.userId } : { kind: 'refused' }
  }
  const { signInId } = session
  // The old cookie stays valid if no token can be issued, because the response then contains no new cookie.
  const accessToken = await issueAccessToken(deps, signInId)
  const latest = session.replacedAt ? await latestAfter(sessions, session) : await replace(deps, session)
  return latest ? { kind: 'renewed', accessToken, sessionId: latest, signInId } : { kind: 'refused' }
}

/**
 * Returns whether a session can be used. It must be within the role's limits. A session that was replaced can be used
 * only during the grace period.
 */
export function isUsable(session: Session, policy: Pick<AccountPolicy, 'sessions'>, now: Date): boolean {
  return !wasReplacedLongBefore(session, now) && isWithinLimits(session, policy, now)
}

/** Returns whether a sign-in is within its role's limits for age and inactivity. */
export function isWithinLimits(
  { role, startedAt, lastSeenAt }: Pick<Session, 'role' | 'startedAt'> & { readonly lastSeenAt: Date | null },
  { sessions }: Pick<AccountPolicy, 'sessions'>,
  now: Date,
): boolean {
  const { idleHours, days } = sessions[role]
  return findAgeMs(now, startedAt) <= days * dayMs && findAgeMs(now, lastSeenAt ?? startedAt) <= idleHours * hourMs
}

function wasReplacedLongBefore({ replacedAt }: Session, now: Date): boolean {
  return replacedAt !== null && findAgeMs(now, replacedAt) > graceMs
}

/**
 * Derives the id of a session's successor. Concurrent servers that replace the same session get the same id without a
 * lock.
 */
function deriveSuccessor({ id, salt }: Session): string {
  return deriveSecret(id, salt)
}

async function replace({ sessions, prisma, now }: Deps, session: Session): Promise<string> {
  const successor = deriveSuccessor(session)
  await sessions.createSession(session.userId, { signInId: session.signInId }, { sessionId: successor })
  // The grace period starts when the session is first replaced. Using the replaced session again must not extend it.
  await prisma.session.updateMany({
    where: { id: hashSecret(session.id), replacedAt: null },
    data: { replacedAt: now() },
  })
  return successor
}

/** Follows the chain of successors, which another tab may have extended, and returns the id of the last session. */
async function latestAfter(sessions: Sessions, replaced: Session): Promise<string | undefined> {
  const { session } = await sessions.validateSession(deriveSuccessor(replaced))
  if (!session) return undefined
  return session.replacedAt ? latestAfter(sessions, session) : session.id
}

function findAgeMs(now: Date, moment: Date): number {
  return now.getTime() - moment.getTime()
}
