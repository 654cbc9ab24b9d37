import { assertFeature } from '../billing/entitlements.ts'
import type { Context, SignedInContext } from '../context.ts'
import { lockAccount } from '../lock-account.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { readFollowedPlan } from '../study-plan/followed-plan.service.ts'
import type { CreateCalendarFeedInput, CreatedCalendarFeed } from './calendar-feed.schemas.ts'
import { recordFeedEvents } from './record-events.ts'

type Deps = Pick<Context, 'prisma'> & Pick<SignedInContext, 'caller'>

/**
 * Creates the secret URL at which calendar apps subscribe to the caller's study plan. The previous URL stops working,
 * but events keep their UIDs.
 * @throws AppError `forbidden` with reason `plan_feature`, `throttled`
 */
export async function createCalendarFeed(
  deps: Deps & Pick<Context, 'billing' | 'now' | 'publicUrl' | 'throttle'>,
  { language }: CreateCalendarFeedInput,
): Promise<CreatedCalendarFeed> {
  const { caller, now, prisma, publicUrl, throttle } = deps
  await assertFeature(prisma, deps, 'calendar_feed')
  await throttle.take('calendarFeedAccount', caller.id)
  const secret = newSecret()
  const address = { secretHash: hashSecret(secret), language, createdAt: now() }
  await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    await transaction.calendarFeed.upsert({
      where: { userId: caller.id },
      create: { userId: caller.id, uidSecret: newSecret(), ...address },
      update: address,
    })
    const followed = await readFollowedPlan(transaction, caller.id)
    if (followed) await recordFeedEvents(transaction, caller.id, { followed, before: null, now: now() })
  })
  const url = `${publicUrl()}/calendar/${secret}.ics`
  return { url, webcal_url: url.replace(/^https?:/, 'webcal:') }
}

export async function readCalendarFeedStatus({ caller, prisma }: Deps): Promise<{ created_at: string | null }> {
  const feed = await prisma.calendarFeed.findUnique({ where: { userId: caller.id }, select: { createdAt: true } })
  return { created_at: feed?.createdAt.toISOString() ?? null }
}

/** Revokes the caller's feed URL. Does nothing if there is no feed. */
export async function revokeCalendarFeed({ caller, prisma }: Deps): Promise<{ revoked: true }> {
  await prisma.calendarFeed.deleteMany({ where: { userId: caller.id } })
  return { revoked: true }
}
