import type { DatabaseClient } from '@pathwise/db/database'
import { type AccountKey, buildAccountNotFoundError } from '../account/accounts.ts'
import { type AuditSource, buildCallerSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { canEnroll } from './enroll.service.ts'
import type { Factor, FactorList } from './factors.schemas.ts'
import { factorKinds } from './factors.vocabulary.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** Returns an account's second factors without their secrets, oldest first. */
export async function readFactors(prisma: DatabaseClient, userId: string): Promise<Factor[]> {
  const rows = await prisma.secondFactor.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, kind: true, name: true, createdAt: true, lastUsedAt: true },
  })
  return rows.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
    id,
    kind: factorKinds.find((known) => known === kind) ?? 'totp',
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}

export async function listFactors(ctx: SignedInContext): Promise<FactorList> {
  const { caller, prisma } = ctx
  return {
    factors: await readFactors(prisma, caller.id),
    recovery_codes_left: await prisma.recoveryCode.count({ where: { userId: caller.id } }),
    available: canEnroll(ctx),
    required: caller.role !== 'student' && canEnroll(ctx),
    overdue: caller.mustEnroll,
    enroll_by: caller.enrollBy?.toISOString() ?? null,
  }
}

/** @throws AppError `not_found` */
export async function renameFactor(
  { prisma, caller }: SignedInContext,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<{ ok: true }> {
  const { count } = await prisma.secondFactor.updateMany({ where: { id, userId: caller.id }, data: { name } })
  if (count === 0) throw buildFactorNotFoundError()
  return { ok: true }
}

/**
 * Removes a second factor. Also removes the recovery codes if no other factor is left.
 * @throws AppError `not_found`, `forbidden` with reason `reauthenticate`, `conflict` with reason `factor_required` for
 * the last factor of an editor or admin
 */
export async function removeFactor(ctx: SignedInContext, id: string): Promise<{ ok: true }> {
  assertRecentPassword(ctx, ctx.caller)
  const { caller, prisma } = ctx
  await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const { count } = await transaction.secondFactor.deleteMany({ where: { id, userId: caller.id } })
    if (count === 0) throw buildFactorNotFoundError()
    const isLast = (await transaction.secondFactor.count({ where: { userId: caller.id } })) === 0
    if (isLast && caller.role !== 'student') {
      throw new AppError('conflict', 'Your role needs a second factor', { reason: 'factor_required' })
    }
    if (isLast) await transaction.recoveryCode.deleteMany({ where: { userId: caller.id } })
    const target = targetAccount(caller.id)
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'factor_removed', target })
  })
  return { ok: true }
}

/** @throws AppError `forbidden` with reason `reauthenticate`, `not_found` when there is no second factor */
export async function renewRecoveryCodes(ctx: SignedInContext): Promise<{ recovery_codes: string[] }> {
  assertRecentPassword(ctx, ctx.caller)
  const { caller, prisma } = ctx
  const recovery_codes = await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    if ((await transaction.secondFactor.count({ where: { userId: caller.id } })) === 0) throw buildFactorNotFoundError()
    const target = targetAccount(caller.id)
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'recovery_codes_renewed', target })
    return replaceRecoveryCodes(transaction, caller.id)
  })
  return { recovery_codes }
}

/**
 * Removes all second factors of a user who has lost them, and ends the user's sign-ins. Editors and admins get a new
 * enrollment deadline.
 * @throws AppError `not_found`
 */
export async function resetFactors(prisma: DatabaseClient, which: AccountKey, source: AuditSource): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const account = await transaction.user.findUnique({ where: which, select: { id: true } })
    if (!account) throw buildAccountNotFoundError(which)
    const { id } = account
    const where = { userId: id }
    const { count } = await transaction.user.updateMany({ where: { id }, data: { factorDueAt: null } })
    // The account may have been deleted in the meantime.
    if (count === 0) throw buildAccountNotFoundError(which)
    await transaction.secondFactor.deleteMany({ where })
    await transaction.recoveryCode.deleteMany({ where })
    await transaction.factorChallenge.deleteMany({ where })
    await transaction.signIn.deleteMany({ where })
    await recordAudit(transaction, source, { action: 'factors_reset', target: targetAccount(id) })
  })
}

/** Deletes expired challenges. Runs hourly. */
export async function deleteExpiredChallenges({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  await prisma.factorChallenge.deleteMany({ where: { expiresAt: { lte: now() } } })
}

function buildFactorNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such second factor')
}
