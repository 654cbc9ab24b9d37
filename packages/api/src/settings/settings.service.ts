import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import { findBilling } from '../billing/billing.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { pausedPlansSchema, type Sale, type SetAnnouncementInput, type Settings } from './settings.schemas.ts'
import { readAnnouncement, settingKeys } from './settings-cache.ts'

/** Rereads the settings, and returns them with the sellable plans and whether each is currently sold. */
export async function readSettings({ billing, settings }: Pick<Context, 'billing' | 'settings'>): Promise<Settings> {
  await settings.refresh()
  const { announcement, pausedPlans } = settings.current()
  return {
    announcement,
    sales: (billing?.sellablePlans ?? []).map((plan) => ({ plan, sold: !pausedPlans.includes(plan) })),
  }
}

/**
 * Changes the announcement. Other servers show it within seconds.
 * @throws AppError `conflict` with reason `version_conflict` when the announcement differs from `previous`
 */
export async function setAnnouncement(
  ctx: SignedInContext,
  { previous, ...announcement }: SetAnnouncementInput,
): Promise<Settings> {
  const { place, texts } = announcement
  await ctx.prisma.$transaction(async (transaction) => {
    await lockSettings(transaction)
    const row = await transaction.setting.findUnique({ where: { key: settingKeys.announcement } })
    const stored = readAnnouncement(row?.value)
    // A client that received no response sends the same change again.
    if (previous && ![previous, announcement].some((one) => isDeepStrictEqual(one, stored))) {
      throw new AppError('conflict', 'The announcement has changed since it was read', { reason: 'version_conflict' })
    }
    await storeSetting(transaction, settingKeys.announcement, announcement, ctx.now())
    await recordAudit(transaction, buildCallerSource(ctx), {
      action: 'setting_changed',
      target: { kind: 'setting', id: settingKeys.announcement },
      details: { place, title: texts?.en.title ?? null },
    })
  })
  return readSettings(ctx)
}

/**
 * Pauses or resumes the sale of a billing plan. Existing subscriptions are not affected.
 * @throws AppError `forbidden` with reason `reauthenticate`; `conflict` with reason `billing_off` when no plans are
 * sold, or `not_sold` for a plan that this version does not sell
 */
export async function setSale(ctx: SignedInContext, { plan, sold }: Sale): Promise<Settings> {
  assertRecentPassword(ctx, ctx.caller)
  if (!findBilling(ctx).sellablePlans.includes(plan)) {
    throw new AppError('conflict', 'This version does not sell the plan', { reason: 'not_sold' })
  }
  await ctx.prisma.$transaction(async (transaction) => {
    await lockSettings(transaction)
    const row = await transaction.setting.findUnique({ where: { key: settingKeys.pausedPlans } })
    const others = (pausedPlansSchema.safeParse(row?.value).data ?? []).filter((paused) => paused !== plan)
    await storeSetting(transaction, settingKeys.pausedPlans, sold ? others : [...others, plan], ctx.now())
    await recordAudit(transaction, buildCallerSource(ctx), {
      action: 'setting_changed',
      target: { kind: 'setting', id: `sale.${plan}` },
      details: { sold },
    })
  })
  return readSettings(ctx)
}

/** Serializes concurrent changes by two admins, so that neither overwrites the other's. */
async function lockSettings(transaction: DatabaseTransaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('settings', 0))`
}

async function storeSetting(
  { setting }: Pick<DatabaseTransaction, 'setting'>,
  key: string,
  value: object,
  updatedAt: Date,
): Promise<void> {
  await setting.upsert({ where: { key }, create: { key, value, updatedAt }, update: { value, updatedAt } })
}
