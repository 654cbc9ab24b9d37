import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import type { SignInRow } from './auth.schemas.ts'
import { findNetwork } from './device.ts'
import { isWithinLimits } from './rotation.ts'

/** Records the time and network of a refresh for the list of sign-ins. */
export async function recordUse(
  { prisma, request, now }: Pick<Context, 'now' | 'prisma' | 'request'>,
  signInId: string,
): Promise<void> {
  await prisma.signIn.updateMany({
    where: { id: signInId },
    data: { lastSeenAt: now(), address: findNetwork(request.address) },
  })
}

/** Returns the caller's sign-ins that can still be used, starting with the current one. */
export async function listSignIns({ accounts, prisma, caller, now }: SignedInContext): Promise<SignInRow[]> {
  const rows = await prisma.signIn.findMany({
    where: { userId: caller.id, sessions: { some: { expiresAt: { gt: now() } } } },
    orderBy: { startedAt: 'desc' },
    select: { id: true, startedAt: true, device: true, address: true, lastSeenAt: true },
  })
  return rows
    .filter((row) => isWithinLimits({ ...row, role: caller.role }, accounts, now()))
    .map(({ id, startedAt, device, address, lastSeenAt }) => ({
      id,
      current: id === caller.signInId,
      device: device || null,
      network: address,
      started_at: startedAt.toISOString(),
      last_seen_at: (lastSeenAt ?? startedAt).toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current))
}

/**
 * Ends one of the caller's sign-ins, including its sessions and tokens.
 * @throws AppError `not_found`
 */
export async function endSignIn({ prisma, caller }: SignedInContext, id: string): Promise<{ ok: true }> {
  const { count } = await prisma.signIn.deleteMany({ where: { id, userId: caller.id } })
  if (count === 0) throw new AppError('not_found', 'There is no such sign-in')
  return { ok: true }
}
