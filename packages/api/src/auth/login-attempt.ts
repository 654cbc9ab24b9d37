import type { Context } from '../context.ts'
import { hashSecret } from '../secrets.ts'
import type { LimitName } from '../throttle/limits.ts'
import { subject } from '../throttle/subject.ts'
import { refreshCookieIn } from './lucia.ts'

interface LoginAttempt {
  /** Clears the failures that preceded a success. */
  succeed(): Promise<void>
}

/**
 * Counts a sign-in attempt before its password is verified, so that parallel attempts cannot exceed the limits. A
 * device that has signed in to the account before has its own count, which other devices cannot use up. The counts of
 * all other devices do not depend on whether the account exists.
 * @throws AppError `throttled`
 */
export async function startLoginAttempt(
  ctx: Pick<Context, 'prisma' | 'request' | 'throttle'>,
  email: string,
): Promise<LoginAttempt> {
  const { throttle, request } = ctx
  const signInId = await findSignInOfDevice(ctx, email)
  if (signInId !== undefined) {
    await throttle.take('loginDevice', signInId)
    return { succeed: () => throttle.forget('loginDevice', signInId) }
  }

  const network = `${email} ${subject(request.address)}`
  const counts = [
    ['loginNetwork', network],
    ['loginNetworkLong', network],
    ['loginAddress', request.address],
    ['loginAccount', email],
  ] as const satisfies readonly (readonly [LimitName, string])[]
  for (const [limit, who] of counts) await throttle.take(limit, who)
  return {
    succeed: async () => {
      const failures = await throttle.count('loginNetwork', network)
      await throttle.forget('loginNetwork', network)
      await throttle.forget('loginNetworkLong', network)
      // Failures before a success were typos, not guesses, so they do not count against the address or the account.
      await throttle.giveBack('loginAddress', request.address, failures)
      await throttle.giveBack('loginAccount', email, failures)
    },
  }
}

/** Returns the sign-in of the request's refresh cookie, even when the cookie was replaced or has expired. */
async function findSignInOfDevice(
  { prisma, request }: Pick<Context, 'prisma' | 'request'>,
  email: string,
): Promise<string | undefined> {
  const cookie = refreshCookieIn(request.headers.cookie)
  if (cookie === undefined) return undefined
  const session = await prisma.session.findUnique({
    where: { id: hashSecret(cookie) },
    select: { signInId: true, signIn: { select: { user: { select: { email: true } } } } },
  })
  return session?.signIn.user.email === email ? session.signInId : undefined
}
