import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { assertRole } from '../auth/caller.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import type { RevokeParentLinkInput } from './parent-links.schemas.ts'
import { buildParentLinkNotFoundError } from './parent-links.service.ts'

/**
 * Deletes a link of the caller's account, or of the device with this key.
 * @throws AppError `not_found`, `forbidden` for a link of another account or device, `throttled`
 */
export async function revokeParentLink(
  { identify, prisma, reads, request }: Pick<Context, 'identify' | 'prisma' | 'reads' | 'request'>,
  { id, key }: RevokeParentLinkInput,
): Promise<{ revoked: true }> {
  // Count the call toward the read limit, so that a caller who has reached the update limit can still revoke a link.
  await reads.take(request.address, 1)
  const caller = await identify()
  const owners = [
    ...(key === undefined ? [] : [{ keyHash: hashSecret(key) }]),
    ...(caller ? [{ userId: caller.id }] : []),
  ]
  const { count } = await prisma.parentLink.deleteMany({ where: { id, OR: owners } })
  if (count > 0) return { revoked: true }
  if ((await prisma.parentLink.count({ where: { id } })) === 0) throw buildParentLinkNotFoundError()
  throw new AppError('forbidden', 'This link belongs to another account or device')
}

/**
 * Deletes one of the caller's links. Admins can delete any link.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeParentLink(
  ctx: Pick<SignedInContext, 'caller' | 'now' | 'prisma' | 'request'>,
  id: string,
): Promise<{ revoked: true }> {
  const { prisma, caller } = ctx
  const link = await prisma.parentLink.findUnique({ where: { id }, select: { userId: true } })
  if (!link) throw buildParentLinkNotFoundError()
  if (link.userId !== caller.id) assertRole(caller, 'admin')
  await prisma.$transaction(async (transaction) => {
    // If another request has already deleted the link, there is nothing to record.
    const { count } = await transaction.parentLink.deleteMany({ where: { id } })
    if (count === 0 || link.userId === caller.id) return
    const target = { kind: 'parent_link', id } as const
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'parent_link_removed', target })
  })
  return { revoked: true }
}

/** Deletes expired links. Runs hourly. */
export async function deleteExpiredParentLinks({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  await prisma.parentLink.deleteMany({ where: { expiresAt: { lte: now() } } })
}
