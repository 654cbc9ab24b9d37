import type { Context } from '../context.ts'
import type { Sessions } from './lucia.ts'
import { derivedSecret, hashOf } from './secrets.ts'

/** Two tabs may refresh at once, and an answer may get lost: so long a replaced cookie still leads to its successor. */
const graceMs = 10_000

/** After so long a password is asked again, however busy the session was. */
const longestSignInMs = 180 * 24 * 3600 * 1000

type Session = NonNullable<Awaited<ReturnType<Sessions['validateSession']>>['session']>
type Deps = Pick<Context, 'now' | 'prisma' | 'sessions'>

export type Rotation =
  | { readonly kind: 'renewed'; readonly sessionId: string; readonly signInId: string }
  | { readonly kind: 'refused' }
  /** Somebody used a cookie that had been replaced: it has leaked, and its sign-in is over for everybody. */
  | { readonly kind: 'reused'; readonly userId: string }

/** Replaces a refresh cookie's session by its successor. */
export async function rotate(deps: Deps, sessionId: string | undefined): Promise<Rotation> {
  const { sessions, prisma, now } = deps
  if (sessionId === undefined) return { kind: 'refused' }
  const { session } = await sessions.validateSession(sessionId)
  if (!session) return { kind: 'refused' }
  if (!isUsable(session, now())) {
    const isReused = wasReplacedLongBefore(session, now())
    await prisma.signIn.deleteMany({ where: { id: session.signInId } })
    return isReused ? { kind: 'reused', userId: session.userId } : { kind: 'refused' }
  }
  const latest = session.replacedAt ? await latestAfter(sessions, session) : await replace(deps, session)
  return latest ? { kind: 'renewed', sessionId: latest, signInId: session.signInId } : { kind: 'refused' }
}

/** Whether a session still stands for its owner: neither replaced for longer than the grace, nor of too old a sign-in. */
export function isUsable(session: Session, now: Date): boolean {
  return !wasReplacedLongBefore(session, now) && age(now, session.startedAt) <= longestSignInMs
}

function wasReplacedLongBefore({ replacedAt }: Session, now: Date): boolean {
  return replacedAt !== null && age(now, replacedAt) > graceMs
}

/** A successor follows from its predecessor, so that two servers that replace one session at once agree without a lock. */
function successorOf({ id, salt }: Session): string {
  return derivedSecret(id, salt)
}

async function replace({ sessions, prisma, now }: Deps, session: Session): Promise<string> {
  const successor = successorOf(session)
  await sessions.createSession(session.userId, { signInId: session.signInId }, { sessionId: successor })
  // The first moment counts: the grace does not begin again with a second use.
  await prisma.session.updateMany({
    where: { id: hashOf(session.id), replacedAt: null },
    data: { replacedAt: now() },
  })
  return successor
}

/** The end of the chain, which another tab may already have carried on. */
async function latestAfter(sessions: Sessions, replaced: Session): Promise<string | undefined> {
  const { session } = await sessions.validateSession(successorOf(replaced))
  if (!session) return undefined
  return session.replacedAt ? latestAfter(sessions, session) : session.id
}

function age(now: Date, moment: Date): number {
  return now.getTime() - moment.getTime()
}
