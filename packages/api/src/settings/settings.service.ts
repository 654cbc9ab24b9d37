import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import { findBilling } from '../billing/billing.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { type Announcement, pausedPlansSchema, type Sale, type Settings } from './settings.schemas.ts'
import { settingKeys } from './settings-cache.ts'

/** Rereads the settings, and returns them with the sellable plans and whether each is currently sold. */
export async function readSettings({ billing, settings }: Pick<Context, 'billing' | 'settings'>): Promise<Settings> {
  await settings.refresh()
  const { announcement, pausedPlans } = settings.current()
  return {
    announcement,
    sales: (billing?.sellablePlans ?? []).map((plan) => ({ plan, sold: !pausedPlans.includes(plan) })),
  }
}

/** Changes the announcement. Other servers show it within seconds. */
export async function setAnnouncement(ctx: SignedInContext, announcement: Announcement): Promise<Settings> {
  const { place, texts } = announcement
  await ctx.prisma.$transaction(async (transaction) => {
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
    // Serializes concurrent changes by two admins, so that neither overwrites the other's.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('settings', 0))`
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

async function storeSetting(
  { setting }: Pick<DatabaseTransaction, 'setting'>,
  key: string,
  value: object,
  updatedAt: Date,
): Promise<void> {
  await setting.upsert({ where: { key }, create: { key, value, updatedAt }, update: { value, updatedAt } })
}
