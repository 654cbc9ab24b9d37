import type { Prisma } from '@pathwise/db/prisma'
import { removeAccount } from '../account/account.service.ts'
import { changeRole, endSignIns as endAllSignIns } from '../account/accounts.ts'
import { buildCallerSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import type { Role } from '../auth/roles.vocabulary.ts'
import { isWithinLimits } from '../auth/rotation.ts'
import type { Context, SignedInContext } from '../context.ts'
import type { AccountExport } from '../data-export/data-export.schemas.ts'
import { exportAccount } from '../data-export/data-export.service.ts'
import { AppError } from '../errors.ts'
import { resetFactors as removeAllFactors } from '../factors/factors.service.ts'
import { buildLikePattern } from '../like-pattern.ts'
import { type ListUsersInput, type UserRow, type UsersPage, usersPageSize } from './users.schemas.ts'

const columns = {
  ...{ id: true, email: true, name: true, role: true, createdAt: true, suspendedAt: true },
  signIns: { select: { startedAt: true, lastSeenAt: true }, orderBy: { startedAt: 'desc' } },
  _count: { select: { factors: true } },
} as const satisfies Prisma.UserSelect

type Deps = Pick<Context, 'accounts' | 'now' | 'prisma'>

/** Lists one page of accounts, sorted by email address. The cursor is the last address of the previous page. */
export async function listUsers(deps: Deps, input: ListUsersInput): Promise<UsersPage> {
  const { cursor } = input
  const rows = await deps.prisma.user.findMany({
    where: { AND: [findWhere(input), cursor === undefined ? {} : { email: { gt: cursor } }] },
    select: columns,
    orderBy: { email: 'asc' },
    take: usersPageSize + 1,
  })
  const items = rows.slice(0, usersPageSize).map((row) => presentUser(deps, row))
  return { items, next: rows.length > usersPageSize ? (items.at(-1)?.email ?? null) : null }
}

function findWhere({ search, role, suspended }: ListUsersInput): Prisma.UserWhereInput {
  // Prisma does not escape LIKE wildcards.
  const contains = { contains: buildLikePattern(search ?? '').slice(1, -1), mode: 'insensitive' } as const

  return {
    ...(search && { OR: [{ email: contains }, { name: contains }, { id: search }] }),
    ...(role !== undefined && { role }),
    ...(suspended !== undefined && { suspendedAt: suspended ? { not: null } : null }),
  }
}

function presentUser({ accounts, now }: Deps, row: Prisma.UserGetPayload<{ select: typeof columns }>): UserRow {
  const { id, email, name, role, createdAt, suspendedAt, signIns, _count } = row
  const usable = signIns.filter((signIn) => isWithinLimits({ ...signIn, role }, accounts, now()))
  return {
    ...{ id, email, name, role },
    created_at: createdAt.toISOString(),
    suspended_at: suspendedAt?.toISOString() ?? null,
    sign_ins: usable.length,
    factors: _count.factors,
    last_sign_in: usable[0]?.startedAt.toISOString() ?? null,
  }
}

/**
 * Changes an account's role and ends its sign-ins.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `own_account`, `not_found`
 */
export async function setRole(ctx: SignedInContext, { id, role }: { readonly id: string; readonly role: Role }) {
  assertRecentPassword(ctx, ctx.caller)
  assertOther(ctx, id)
  await changeRole(ctx.prisma, { id }, role, buildCallerSource(ctx))
  return readUser(ctx, id)
}

/**
 * Suspends an account, which ends its sign-ins immediately, or lifts the suspension. Does nothing if the account is
 * already in that state.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `own_account`, `not_found`
 */
export async function setUserSuspended(
  ctx: SignedInContext,
  { id, suspended }: { readonly id: string; readonly suspended: boolean },
): Promise<UserRow> {
  assertRecentPassword(ctx, ctx.caller)
  assertOther(ctx, id)
  await ctx.prisma.$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({
      where: { id, suspendedAt: suspended ? null : { not: null } },
      data: { suspendedAt: suspended ? ctx.now() : null },
    })
    if (count === 0) return
    if (suspended) await transaction.signIn.deleteMany({ where: { userId: id } })
    const action = suspended ? 'suspended' : 'unsuspended'
    await recordAudit(transaction, buildCallerSource(ctx), { action, target: targetAccount(id) })
  })
  return readUser(ctx, id)
}

/** @throws AppError `not_found` */
export async function endSignIns(ctx: SignedInContext, id: string): Promise<UserRow> {
  await endAllSignIns(ctx.prisma, { id }, buildCallerSource(ctx))
  return readUser(ctx, id)
}

/**
 * Removes the second factors of a user who has lost them, and ends the user's sign-ins.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `own_account`, `not_found`
 */
export async function resetFactors(ctx: SignedInContext, id: string): Promise<UserRow> {
  assertRecentPassword(ctx, ctx.caller)
  assertOther(ctx, id)
  await removeAllFactors(ctx.prisma, { id }, buildCallerSource(ctx))
  return readUser(ctx, id)
}

/**
 * Returns all data stored about an account, when its owner has requested the data.
 * @throws AppError `forbidden` with reason `reauthenticate`, `not_found`
 */
export async function exportUser(ctx: SignedInContext, id: string): Promise<AccountExport> {
  assertRecentPassword(ctx, ctx.caller)
  const account = await findAccount(ctx, id)
  await recordAudit(ctx.prisma, buildCallerSource(ctx), { action: 'account_exported', target: targetAccount(id) })
  return exportAccount(ctx, account)
}

/**
 * Deletes an account and all its data, with the same effect as a deletion by its owner.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `own_account` or `billing_off`,
 * `not_found`, `unavailable` with reason `billing_unavailable`
 */
export async function removeUser(ctx: SignedInContext, id: string): Promise<{ ok: true }> {
  assertRecentPassword(ctx, ctx.caller)
  assertOther(ctx, id)
  await removeAccount(ctx, await findAccount(ctx, id), buildCallerSource(ctx))
  return { ok: true }
}

/** Prevents admins from removing their own access by mistake, so that a deployment always keeps an admin. */
function assertOther({ caller }: Pick<SignedInContext, 'caller'>, id: string): void {
  if (caller.id !== id) return
  throw new AppError('conflict', 'This is your own account', { reason: 'own_account' })
}

async function findAccount({ prisma }: Pick<Context, 'prisma'>, id: string): Promise<{ id: string; email: string }> {
  const account = await prisma.user.findUnique({ where: { id }, select: { id: true, email: true } })
  if (!account) throw buildUserNotFoundError()
  return account
}

async function readUser(deps: Deps, id: string): Promise<UserRow> {
  const row = await deps.prisma.user.findUnique({ where: { id }, select: columns })
  if (!row) throw buildUserNotFoundError()
  return presentUser(deps, row)
}

function buildUserNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such account')
}
