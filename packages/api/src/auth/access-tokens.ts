import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Caller } from './caller.ts'

/** The format of our tokens. Other values are rejected without a database query. */
const tokenShape = /^[\w-]{43}$/

/**
 * Creates a bearer token for a sign-in. It expires after `accessTokenSeconds`.
 * @throws AppError `unauthenticated` when the sign-in has ended
 */
export async function issueAccessToken(
  { prisma, now, accessTokenSeconds }: Pick<Context, 'accessTokenSeconds' | 'now' | 'prisma'>,
  signInId: string,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(now().getTime() + accessTokenSeconds * 1000)
  const issued = await prisma.$executeRaw`
    INSERT INTO access_tokens (id, sign_in_id, expires_at)
    SELECT ${hashSecret(token)}, sign_ins.id, ${expiresAt} FROM sign_ins WHERE sign_ins.id = ${signInId} FOR KEY SHARE`
  if (issued === 0) throw new AppError('unauthenticated', 'Not authenticated')
  return token
}

/** Returns the owner of a bearer token, or null when the token is malformed, unknown, expired or revoked. */
export async function findCallerByToken(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  token: string | null,
): Promise<Caller | null> {
  if (!token || !tokenShape.test(token)) return null
  const row = await prisma.accessToken.findUnique({
    where: { id: hashSecret(token) },
    select: {
      expiresAt: true,
      signIn: {
        select: {
          id: true,
          passwordGivenAt: true,
          user: { select: { id: true, name: true, email: true, role: true } },
        },
      },
    },
  })
  if (!row || row.expiresAt <= now()) return null
  const { id: signInId, passwordGivenAt, user } = row.signIn
  return { ...user, signInId, passwordGivenAt }
}
