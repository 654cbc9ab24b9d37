import { Prisma } from '@pathwise/db/prisma'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { type ChallengePurpose, challengePurposes } from './factors.vocabulary.ts'

type Deps = Pick<Context, 'now' | 'prisma'>

/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000

export interface Challenge {
  /** The hash of the challenge's secret. Passkeys sign this hash. */
  readonly id: string
  readonly userId: string
  readonly purpose: ChallengePurpose
  readonly totpSecret: string | null
}

/**
 * Stores a challenge by the hash of its secret, and returns the secret.
 * @throws AppError `unauthenticated` when the account has been deleted
 */
export async function issueChallenge(
  { prisma, now }: Deps,
  challenge: { readonly userId: string; readonly purpose: ChallengePurpose; readonly totpSecret?: string },
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(now().getTime() + challengeMs)
  try {
    await prisma.factorChallenge.create({ data: { id: hashSecret(secret), expiresAt, ...challenge } })
  } catch (error) {
    if (isMissingAccount(error)) throw new AppError('unauthenticated', 'Not authenticated')
    throw error
  }
  return secret
}

/** Returns whether a row was rejected because it references an account that no longer exists. */
function isMissingAccount(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003'
}

/**
 * Finds a challenge without consuming it.
 * @throws AppError `unauthenticated`, or `conflict` with reason `challenge_expired`
 */
export async function findChallenge({ prisma, now }: Deps, secret: string, purpose: ChallengePurpose) {
  const row = await prisma.factorChallenge.findUnique({ where: { id: hashSecret(secret) } })
  const known = challengePurposes.find((name) => name === row?.purpose)
  if (!row || known !== purpose || row.expiresAt <= now()) throw buildExpiredChallengeError(purpose)
  const { id, userId, totpSecret } = row
  return { id, userId, totpSecret, purpose } satisfies Challenge
}

/**
 * Consumes a challenge. Of two concurrent uses, only one succeeds.
 * @throws AppError as `findChallenge` does
 */
export async function consumeChallenge({ prisma }: Pick<Deps, 'prisma'>, { id, purpose }: Challenge): Promise<void> {
  const { count } = await prisma.factorChallenge.deleteMany({ where: { id } })
  if (count === 0) throw buildExpiredChallengeError(purpose)
}

function buildExpiredChallengeError(purpose: ChallengePurpose): AppError {
  const code = purpose === 'sign_in' ? 'unauthenticated' : 'conflict'
  return new AppError(code, 'This step was used or has expired. Please start again.', { reason: 'challenge_expired' })
}
