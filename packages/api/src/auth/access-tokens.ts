import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Caller } from './caller.ts'
import { roles } from './roles.vocabulary.ts'

/** The format of our tokens. Other strings are rejected without a database query. */
const tokenShape = /^[\w-]{43}$/

/**
 * Issues a bearer token for a sign-in. It expires after `accessTokenSeconds`.
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

const ownersSchema = z.array(
  z.object({
    expiresAt: z.date(),
    signInId: z.string(),
    passwordGivenAt: z.date(),
    id: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    role: z.enum(roles),
    enrollBy: z.date().nullable(),
  }),
)

type RequestDeps = Pick<Context, 'now' | 'prisma' | 'request' | 'sessions'>

function readToken({ request, sessions }: RequestDeps): string | null {
  return sessions.readBearerToken(request.headers.authorization ?? '')
}

/**
 * Returns the caller, or null if the request has no token. Rejects an invalid token, so that the client renews it.
 * Otherwise, the request would be handled like a visitor's, and its data would not reach the account.
 * @throws AppError `unauthenticated`
 */
export async function identifyCaller(deps: RequestDeps): Promise<Caller | null> {
  const token = readToken(deps)
  const caller = await findCallerByToken(deps, token)
  if (!caller && token !== null) throw new AppError('unauthenticated', 'Not authenticated')
  return caller
}

/**
 * Returns the owner of a token, or null if the token is missing, malformed, unknown, expired or revoked. Uses raw SQL,
 * because every signed-in request calls it and Prisma would send three statements instead of one.
 */
export async function findCallerByToken(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  token: string | null,
): Promise<Caller | null> {
  if (token === null || !tokenShape.test(token)) return null
  const [owner] = ownersSchema.parse(
    await prisma.$queryRaw`
      SELECT access_tokens.expires_at AS "expiresAt", sign_ins.id AS "signInId",
        sign_ins.password_given_at AS "passwordGivenAt", users.id, users.name, users.email, users.role::text,
        CASE WHEN users.role <> 'student'
          AND NOT EXISTS (SELECT 1 FROM second_factors WHERE second_factors.user_id = users.id)
          THEN users.factor_due_at END AS "enrollBy"
      FROM access_tokens
      JOIN sign_ins ON sign_ins.id = access_tokens.sign_in_id
      JOIN users ON users.id = sign_ins.user_id
      WHERE access_tokens.id = ${hashSecret(token)}`,
  )
  if (!owner || owner.expiresAt <= now()) return null
  const { expiresAt: _, ...caller } = owner
  return { ...caller, mustEnroll: caller.enrollBy !== null && caller.enrollBy <= now() }
}

/** Returns the caller, or null if the request has no valid token. */
export const findCaller = (deps: RequestDeps) => findCallerByToken(deps, readToken(deps))
