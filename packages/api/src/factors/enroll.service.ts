import { isDemoEmail } from '../account/demo-emails.ts'
import { buildCallerSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import type { SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { hashSecret, newId } from '../secrets.ts'
import { type Challenge, consumeChallenge, findChallenge, issueChallenge } from './challenges.ts'
import type { PasskeyEnrollment, TotpEnrollment } from './factors.schemas.ts'
import { type ChallengePurpose, type FactorKind, mostFactors } from './factors.vocabulary.ts'
import { buildCreation, verifyNewPasskey } from './passkeys.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { buildTotpUri, findTotpStep, newTotpSecret } from './totp.ts'

/** The recovery codes are issued with the first factor, and are null for later factors. */
interface Enrolled {
  readonly recovery_codes: string[] | null
}

/**
 * Returns whether the account may have a second factor. Demo accounts may not, because they are shared, and one visitor
 * would lock out all others.
 */
export function canEnroll({ demo, caller }: Pick<SignedInContext, 'caller' | 'demo'>): boolean {
  return !demo || !isDemoEmail(caller.email)
}

async function assertMayEnroll(ctx: SignedInContext): Promise<void> {
  if (!canEnroll(ctx)) {
    throw new AppError('conflict', 'A demo account has no second factor', { reason: 'demo_account' })
  }
  assertRecentPassword(ctx, ctx.caller)
  const count = await ctx.prisma.secondFactor.count({ where: { userId: ctx.caller.id } })
  if (count >= mostFactors) throw buildTooManyFactorsError()
}

/**
 * Starts the enrollment of an authenticator app.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `demo_account` or `factor_limit`
 */
export async function startTotp(ctx: SignedInContext): Promise<{ challenge: string; secret: string; uri: string }> {
  await assertMayEnroll(ctx)
  const { id: userId, email } = ctx.caller
  const secret = newTotpSecret()
  const challenge = await issueChallenge(ctx, { userId, purpose: 'enroll_totp', totpSecret: secret })
  return { challenge, secret, uri: buildTotpUri(secret, email) }
}

/**
 * Enrolls an authenticator app if its code is correct.
 * @throws AppError `forbidden` with reason `wrong_code` or `reauthenticate`, `conflict` with reason `challenge_expired`
 */
export async function finishTotp(
  ctx: SignedInContext,
  { challenge: secret, code, name }: TotpEnrollment,
): Promise<Enrolled> {
  const challenge = await findOwn(ctx, secret, 'enroll_totp')
  await ctx.throttle.take('factorNetwork', `enroll ${ctx.caller.id}`)
  const step = challenge.totpSecret === null ? null : findTotpStep(challenge.totpSecret, code, ctx.now())
  if (step === null) throw buildWrongCodeError()
  await ctx.throttle.reset('factorNetwork', `enroll ${ctx.caller.id}`)
  return addFactor(ctx, challenge, 'totp', { name, totpSecret: challenge.totpSecret, totpStep: step })
}

/**
 * Starts the enrollment of a passkey.
 * @throws AppError as `startTotp` does
 */
export async function startPasskey(ctx: SignedInContext) {
  await assertMayEnroll(ctx)
  const challenge = await issueChallenge(ctx, { userId: ctx.caller.id, purpose: 'enroll_passkey' })
  return { challenge, options: await buildCreation(ctx, ctx.caller, hashSecret(challenge)) }
}

/**
 * Enrolls a passkey if its response to the challenge is valid.
 * @throws AppError as `finishTotp` does
 */
export async function finishPasskey(
  ctx: SignedInContext,
  { challenge: secret, response, name }: PasskeyEnrollment,
): Promise<Enrolled> {
  const challenge = await findOwn(ctx, secret, 'enroll_passkey')
  const passkey = await verifyNewPasskey(ctx, challenge.id, response)
  if (!passkey) throw buildWrongCodeError()
  return addFactor(ctx, challenge, 'passkey', { name, ...passkey })
}

async function findOwn(ctx: SignedInContext, secret: string, purpose: ChallengePurpose): Promise<Challenge> {
  assertRecentPassword(ctx, ctx.caller)
  const challenge = await findChallenge(ctx, secret, purpose)
  if (challenge.userId !== ctx.caller.id) throw buildWrongCodeError()
  return challenge
}

interface FactorColumns {
  readonly name: string
  readonly totpSecret?: string | null
  readonly totpStep?: number
  readonly credentialId?: string
  readonly publicKey?: string
  readonly counter?: bigint
  readonly transports?: string[]
}

async function addFactor(
  ctx: SignedInContext,
  challenge: Challenge,
  kind: FactorKind,
  columns: FactorColumns,
): Promise<Enrolled> {
  const { caller, now, prisma } = ctx
  await consumeChallenge(ctx, challenge)
  return prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const before = await transaction.secondFactor.count({ where: { userId: caller.id } })
    if (before >= mostFactors) throw buildTooManyFactorsError()
    await transaction.secondFactor.create({
      data: { id: newId(), userId: caller.id, kind, createdAt: now(), ...columns },
    })
    const target = targetAccount(caller.id)
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'factor_added', target, details: { kind } })
    return { recovery_codes: before === 0 ? await replaceRecoveryCodes(transaction, caller.id) : null }
  })
}

function buildWrongCodeError(): AppError {
  return new AppError('forbidden', 'Wrong code', { reason: 'wrong_code' })
}

function buildTooManyFactorsError(): AppError {
  return new AppError('conflict', `An account can have ${mostFactors} second factors`, { reason: 'factor_limit' })
}
