import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { assertRole } from '../auth/caller.ts'
import type { Context, SignedInContext } from '../context.ts'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { type SharedReport, storedReportSchema } from '../reports/reports.schemas.ts'
import { hashSecret, newId, newSecret } from '../secrets.ts'
import { assertStorable, storedJson } from '../storable.ts'
import { throttleCaller } from '../throttle/throttle-caller.ts'
import type { ClaimShares, OwnShare } from './share.schemas.ts'

/** The number of stored characters per rate-limit point. */
const pieceLength = 16 * 1024

/** The maximum total size of an account's shared reports, in bytes. */
export const mostSharedBytes = 32 * 1024 * 1024

export function shareUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/plan?share=${id}`
}

/**
 * Stores a report for anyone who has the link. If the user is signed in, the account owns the report.
 * @throws AppError `too_large` over 256 kB of JSON, `bad_input` for characters that cannot be stored, `throttled`,
 * `conflict` with reason `share_limit` when the account's shared reports would exceed their limit
 */
export async function createShare(
  ctx: Pick<Context, 'identify' | 'prisma' | 'publicUrl' | 'request' | 'throttle'>,
  { result, context }: SharedReport,
): Promise<{ id: string; url: string; deletion_key: string }> {
  const { prisma, publicUrl, identify } = ctx
  assertStorable({ result, context }, { name: 'A shared report', mostKb: 256 })
  const pieces = Math.ceil(JSON.stringify(result).length / pieceLength)
  await throttleCaller(ctx, 'share', pieces)
  const id = newId()
  const caller = await identify()
  const size = Buffer.byteLength(JSON.stringify({ result, context }))
  if (caller) await assertRoom(ctx, caller.id, size)
  else await ctx.throttle.take('shareStored', ctx.request.address, pieces)
  const deletionKey = newSecret()
  await prisma.share.create({
    data: {
      id,
      result: storedJson.parse(result),
      context,
      size,
      userId: caller?.id ?? null,
      deletionKeyHash: hashSecret(deletionKey),
    },
  })
  return { id, url: shareUrl(publicUrl(), id), deletion_key: deletionKey }
}

/** Asserts that the account has room for another report. Concurrent calls may exceed the limit slightly. */
async function assertRoom({ prisma }: Pick<Context, 'prisma'>, userId: string, size: number): Promise<void> {
  if ((await sumSizes(prisma, userId)) + size <= mostSharedBytes) return
  throw new AppError('conflict', 'The shared reports of this account are full. Delete some first', {
    reason: 'share_limit',
  })
}

/** Returns the total size of an account's shared reports, in bytes. */
async function sumSizes({ share }: Pick<DatabaseTransaction, 'share'>, userId: string): Promise<number> {
  const { _sum } = await share.aggregate({ where: { userId }, _sum: { size: true } })
  return _sum.size ?? 0
}

/** The maximum number of shared reports to list. */
const mostListed = 200

/** Lists the caller's shared reports, newest first. */
export async function listOwnShares({
  prisma,
  publicUrl,
  caller,
}: Pick<SignedInContext, 'caller' | 'prisma' | 'publicUrl'>): Promise<OwnShare[]> {
  const rows = await prisma.share.findMany({
    where: { userId: caller.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostListed,
    select: { id: true, context: true, createdAt: true, size: true },
  })
  return rows.map(({ id, context, createdAt, size }) => ({
    ...{ id, url: shareUrl(publicUrl(), id), size, created_at: createdAt.toISOString() },
    context: reportContextSchema.parse(context),
  }))
}

/**
 * Moves reports that a device shared without an account to the caller's account. Moves the newest first, until the
 * account is full. Ignores reports with a wrong key.
 */
export async function claimShares(
  { prisma, caller }: Pick<SignedInContext, 'caller' | 'prisma'>,
  { shares }: ClaimShares,
): Promise<{ claimed: number; refused: string[] }> {
  const keys = shares.map(({ id, deletion_key }) => ({ id, deletionKeyHash: hashSecret(deletion_key) }))
  return prisma.$transaction(async (transaction) => {
    // Concurrent calls must not count the same free space twice.
    await lockAccount(transaction, caller.id)
    const rows = await transaction.share.findMany({
      where: { userId: null, OR: keys },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, size: true },
    })
    let room = mostSharedBytes - (await sumSizes(transaction, caller.id))
    const taken: string[] = []
    const refused: string[] = []
    for (const { id, size } of rows) {
      const fits = size <= room
      if (fits) room -= size
      const ids = fits ? taken : refused
      ids.push(id)
    }
    const where = { userId: null, id: { in: taken } }
    const { count } = await transaction.share.updateMany({ where, data: { userId: caller.id } })
    return { claimed: count, refused }
  })
}

/**
 * Deletes one of the caller's shared reports. Admins can delete any.
 * @throws AppError `not_found`, `forbidden` for a report shared by another user or a visitor
 */
export async function removeShare(
  ctx: Pick<SignedInContext, 'caller' | 'now' | 'prisma' | 'request'>,
  id: string,
): Promise<{ deleted: true }> {
  const { prisma, caller } = ctx
  const share = await prisma.share.findUnique({ where: { id }, select: { userId: true } })
  if (!share) throw buildShareNotFoundError()
  if (share.userId !== caller.id) assertRole(caller, 'admin')
  await prisma.$transaction(async (transaction) => {
    // If another request has already deleted the report, there is nothing to record.
    const { count } = await transaction.share.deleteMany({ where: { id } })
    if (count === 0 || share.userId === caller.id) return
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'share_removed', target: { kind: 'share', id } })
  })
  return { deleted: true }
}

/**
 * Deletes a shared report with the key that was returned when it was shared.
 * @throws AppError `not_found`, `forbidden` for a wrong key or a report without one, `throttled`
 */
export async function removeShareWithKey(
  ctx: Pick<Context, 'identify' | 'prisma' | 'request' | 'throttle'>,
  { id, deletion_key }: { readonly id: string; readonly deletion_key: string },
): Promise<{ deleted: true }> {
  const { prisma } = ctx
  await throttleCaller(ctx, 'share')
  const { count } = await prisma.share.deleteMany({ where: { id, deletionKeyHash: hashSecret(deletion_key) } })
  if (count > 0) return { deleted: true }
  if ((await prisma.share.count({ where: { id } })) === 0) throw buildShareNotFoundError()
  throw new AppError('forbidden', 'This key does not delete this shared report')
}

function buildShareNotFoundError(): AppError {
  return new AppError('not_found', 'There is no shared report under this link')
}

/**
 * Returns a shared report, and records the day on which it was opened.
 * @throws AppError `not_found`
 */
export async function getShare(
  { prisma, now, request }: Pick<Context, 'now' | 'prisma' | 'request'>,
  id: string,
): Promise<SharedReport> {
  const share = await prisma.share.findUnique({
    where: { id },
    select: { result: true, context: true, openedAt: true },
  })
  if (!share) throw buildShareNotFoundError()
  const openedAt = now()
  if (openedAt.getTime() - share.openedAt.getTime() > dayMs) {
    // A failure is only logged, because the report must open even when the database is read-only.
    await prisma.share.updateMany({ where: { id }, data: { openedAt } }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the opening of a shared report could not be recorded')
    })
  }
  return storedReportSchema.parse(share)
}
