import type { Context } from '../context.ts'
import { hashSecret } from '../secrets.ts'
import { cookieName, hostCookieName } from './lucia.ts'

const inHeader = {
  plain: new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`),
  host: new RegExp(`(?:^|;\\s*)${hostCookieName}=([\\w-]{43})(?:;|$)`),
}

/** Clears the unprefixed cookie that older versions set. */
export const blankPlainCookie = `${cookieName}=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure`

/**
 * Returns the request's refresh cookie. Over TLS, a cookie without the prefix is accepted only if an older version
 * started its sign-in. Lucia's own parser is not used, because it fails when any cookie on the host is malformed.
 */
export async function findRefreshCookie({
  prisma,
  request,
  secureCookies,
}: Pick<Context, 'prisma' | 'request' | 'secureCookies'>): Promise<string | undefined> {
  const header = request.headers.cookie ?? ''
  const plain = inHeader.plain.exec(header)?.[1]
  if (!secureCookies) return plain
  const prefixed = inHeader.host.exec(header)?.[1]
  if (prefixed !== undefined || plain === undefined) return prefixed
  const session = await prisma.session.findUnique({
    where: { id: hashSecret(plain) },
    select: { signIn: { select: { device: true } } },
  })
  return session && session.signIn.device === null ? plain : undefined
}
