import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { buildNetworkKey } from '../throttle/throttle-key.ts'
import { type Challenge, consumeChallenge } from './challenges.ts'
import type { ChallengeAnswer, SecondFactorOptions } from './factors.schemas.ts'
import { buildRequest, verifyPasskey } from './passkeys.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { verifyTotp } from './totp.ts'

/** Returns how an account can answer a challenge. */
export async function describeOptions(
  ctx: Pick<Context, 'now' | 'prisma' | 'publicUrl' | 'request'>,
  { id, userId }: Pick<Challenge, 'id' | 'userId'>,
): Promise<SecondFactorOptions> {
  const { prisma } = ctx
  return {
    has_totp: (await prisma.secondFactor.count({ where: { userId, kind: 'totp' } })) > 0,
    has_recovery_codes: (await prisma.recoveryCode.count({ where: { userId } })) > 0,
    passkey: await buildRequest(ctx, userId, id),
  }
}

/**
 * Verifies a code or passkey. A correct answer consumes the challenge. A wrong answer counts toward the limit.
 * @param refusal the error code for a wrong answer
 * @throws AppError with reason `wrong_code` or `challenge_expired`; `throttled` after too many failures
 */
export async function answerChallenge(
  ctx: Context,
  challenge: Challenge,
  answer: Pick<ChallengeAnswer, 'code' | 'passkey'>,
  refusal: 'forbidden' | 'unauthenticated',
): Promise<void> {
  const { throttle, request } = ctx
  const { userId } = challenge
  const network = buildNetworkKey(userId, request.address)
  const isTotp = answer.code !== undefined && isTotpCode(answer.code)
  await throttle.take('factorNetwork', network)
  // Six-digit codes can be guessed from many networks, so they are also limited per account. Passkeys and recovery
  // codes cannot be guessed.
  if (isTotp) await throttle.take('factorAccount', userId)
  if (!(await verify(ctx, challenge, answer))) {
    request.log.warn({ user: userId }, 'a wrong second factor was given')
    throw new AppError(refusal, 'Wrong code', { reason: 'wrong_code' })
  }
  await consumeChallenge(ctx, challenge)
  await throttle.reset('factorNetwork', network)
  if (isTotp) await throttle.refund('factorAccount', userId)
}

function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(' ', ''))
}

function verify(
  ctx: Context,
  { id, userId }: Challenge,
  { code, passkey }: Pick<ChallengeAnswer, 'code' | 'passkey'>,
): Promise<boolean> {
  if (passkey) return verifyPasskey(ctx, userId, id, passkey)
  if (code === undefined) return Promise.resolve(false)
  return isTotpCode(code)
    ? verifyTotp(ctx, userId, code.replaceAll(' ', ''))
    : consumeRecoveryCode(ctx.prisma, userId, code)
}
