import type { SignedIn } from '../auth/auth.schemas.ts'
import { startSignIn } from '../auth/sign-in.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import { findChallenge, issueChallenge } from './challenges.ts'
import type { ChallengeAnswer, SecondFactorOptions } from './factors.schemas.ts'
import { answerChallenge, describeOptions } from './verify-factor.ts'

/**
 * Rejects a sign-in by password alone if the account has a second factor. The error includes the challenge that the
 * user must answer.
 * @throws AppError `unauthenticated` with reason `second_factor`
 */
export async function assertNoSecondFactor(ctx: Pick<Context, 'now' | 'prisma'>, userId: string): Promise<void> {
  if ((await ctx.prisma.secondFactor.count({ where: { userId } })) === 0) return
  throw new AppError('unauthenticated', 'Your second factor is needed', {
    reason: 'second_factor',
    challenge: await issueChallenge(ctx, { userId, purpose: 'sign_in' }),
  })
}

/** @throws AppError `unauthenticated` with reason `challenge_expired` */
export async function readSignInOptions(ctx: Context, secret: string): Promise<SecondFactorOptions> {
  return describeOptions(ctx, await findChallenge(ctx, secret, 'sign_in'))
}

/**
 * Completes a sign-in whose password is already verified.
 * @throws AppError `unauthenticated` with reason `wrong_code` or `challenge_expired`, `throttled`
 */
export async function signInWithFactor(
  ctx: Context,
  { challenge: secret, ...answer }: ChallengeAnswer,
): Promise<SignedIn> {
  const challenge = await findChallenge(ctx, secret, 'sign_in')
  await answerChallenge(ctx, challenge, answer, 'unauthenticated')
  const user = await ctx.prisma.user.findUnique({
    where: { id: challenge.userId },
    select: { id: true, name: true, email: true, role: true },
  })
  if (!user) throw new AppError('unauthenticated', 'Not authenticated')
  return startSignIn(ctx, user)
}

/** Starts a reauthentication by second factor, as an alternative to entering the password. */
export async function startConfirmation(
  ctx: SignedInContext,
): Promise<SecondFactorOptions & { readonly challenge: string }> {
  const userId = ctx.caller.id
  const challenge = await issueChallenge(ctx, { userId, purpose: 'confirm' })
  return { challenge, ...(await describeOptions(ctx, { id: hashSecret(challenge), userId })) }
}

/**
 * Verifies a second factor and resets the timer of `assertRecentPassword`.
 * @throws AppError `forbidden` with reason `wrong_code`, `conflict` with reason `challenge_expired`, `throttled`
 */
export async function confirmWithFactor(
  ctx: SignedInContext,
  { challenge: secret, ...answer }: ChallengeAnswer,
): Promise<{ ok: true }> {
  const { caller, now, prisma } = ctx
  const challenge = await findChallenge(ctx, secret, 'confirm')
  if (challenge.userId !== caller.id) throw new AppError('forbidden', 'Wrong code', { reason: 'wrong_code' })
  await answerChallenge(ctx, challenge, answer, 'forbidden')
  await prisma.signIn.updateMany({ where: { id: caller.signInId }, data: { passwordGivenAt: now() } })
  return { ok: true }
}
