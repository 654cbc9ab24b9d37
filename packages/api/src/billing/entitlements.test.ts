import { buildSubscription, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { createBilling } from './billing.ts'
import { assertFeature } from './entitlements.ts'
import { type PaidPlanId, type PlanFeature, paidPlanIds } from './plans.vocabulary.ts'

const database = closeAfterTests(await createTestDatabase())
const now = () => new Date('2026-11-23T12:00:00Z')
const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: undefined }

async function buildCaller(planId?: PaidPlanId) {
  const { id } = await buildUser(database)
  if (planId) await buildSubscription(database, { userId: id, planId, currentPeriodEnd: new Date('2026-12-23') })
  return { id }
}

const assertAt = (soldPlans: readonly PaidPlanId[], caller: { id: string } | null, feature: PlanFeature) =>
  assertFeature(database.prisma, { billing: createBilling({ ...keys, soldPlans }), now, caller }, feature)

it('refuses visitors and the free plan a feature of Pro with plan_feature', async () => {
  for (const caller of [null, await buildCaller()]) {
    await expect(assertAt(paidPlanIds, caller, 'history')).rejects.toMatchObject({ reason: 'plan_feature' })
    await expect(assertAt(paidPlanIds, caller, 'report')).resolves.toBeUndefined()
  }
})

it('gives a subscriber the features of the plan and of those before it', async () => {
  const pro = await buildCaller('pro')
  await expect(assertAt(paidPlanIds, pro, 'history')).resolves.toBeUndefined()
  await expect(assertAt(paidPlanIds, pro, 'forecast')).rejects.toMatchObject({ reason: 'plan_feature' })
  const premium = await buildCaller('premium_student')
  for (const feature of ['report', 'history', 'forecast'] as const) {
    await expect(assertAt(paidPlanIds, premium, feature)).resolves.toBeUndefined()
  }
})

it('holds nothing back where no plan is sold', async () => {
  await expect(assertAt([], null, 'forecast')).resolves.toBeUndefined()
  const off = { billing: null, now, caller: await buildCaller() }
  await expect(assertFeature(database.prisma, off, 'forecast')).resolves.toBeUndefined()
})
