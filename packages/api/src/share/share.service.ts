import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { type SharedReport, storedReportSchema } from '../reports/reports.schemas.ts'
import { requireStorable } from '../reports/require-storable.ts'
import { newId } from '../secrets.ts'
import { takeForCaller } from '../throttle/take-for-caller.ts'

/** A value for a JSON column. */
const json = z.record(z.string(), z.json())

/** Number of characters stored per point of the rate limit. */
const pieceLength = 16 * 1024

/** Returns the URL of a shared report. */
export function shareUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/plan?share=${id}`
}

/**
 * Stores a report that every visitor with its link can open. A report
 * shared by a signed-in user belongs to their account.
 * @throws AppError `too_large` when the report is over 256 kB as JSON, `bad_input` when a text in
 * it cannot be stored, `throttled`
 */
export async function createShare(
  ctx: Pick<Context, 'identify' | 'prisma' | 'publicUrl' | 'request' | 'throttle'>,
  { result, context }: SharedReport,
): Promise<{ id: string; url: string }> {
  const { prisma, publicUrl, identify } = ctx
  requireStorable({ result, context }, 'A shared report')
  await takeForCaller(ctx, 'share', Math.ceil(JSON.stringify(result).length / pieceLength))
  const id = newId()
  const caller = await identify()
  await prisma.share.create({ data: { id, result: json.parse(result), context, userId: caller?.id ?? null } })
  return { id, url: shareUrl(publicUrl(), id) }
}

/** @throws AppError `not_found` */
export async function getShare({ prisma }: Pick<Context, 'prisma'>, id: string): Promise<SharedReport> {
  const share = await prisma.share.findUnique({ where: { id }, select: { result: true, context: true } })
  if (!share) throw new AppError('not_found', 'There is no shared report under this link')
  return storedReportSchema.parse(share)
}
