import { buildSubscription, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { createBilling } from './billing.ts'
import { assertFeature } from './entitlements.ts'
import { type PaidPlanId, type PlanFeature, type PlanId, paidPlanIds, planIds } from './plans.vocabulary.ts'

const database = closeAfterTests(await createTestDatabase())
const now = () => new Date('2026-11-23T12:00:00Z')
const keys = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] }

async function buildCaller(planId?: PaidPlanId) {
  const { id } = await buildUser(database)
  if (planId) await buildSubscription(database, { userId: id, planId, currentPeriodEnd: new Date('2026-12-23') })
  return { id }
}

/** Returns true if a feature is granted, and false if it is rejected with `plan_feature`. */
async function isGranted(soldPlans: readonly PaidPlanId[], caller: { id: string } | null, feature: PlanFeature) {
  try {
    await assertFeature(database.prisma, { billing: createBilling({ ...keys, soldPlans }), now, caller }, feature)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN' && error.reason === 'plan_feature') return false
    throw error
  }
}

it.each<[PlanId, readonly PlanFeature[]]>([
  ['free', ['report', 'overview', 'practice', 'mistakes', 'study_plan', 'today', 'calendar_file', 'parent_link']],
  ['pro', ['history', 'look_closer', 'own_hours', 'replanning']],
  ['premium_student', ['busy_times', 'calendar_feed', 'forecast']],
])('grants the features added by %s only to that plan and higher plans', async (planId, features) => {
  for (const id of planIds) {
    const caller = id === 'free' ? null : await buildCaller(id)
    const expected = planIds.indexOf(id) >= planIds.indexOf(planId)
    for (const feature of features) {
      expect(await isGranted(paidPlanIds, caller, feature), `${feature} on ${id}`).toBe(expected)
    }
  }
})

it('grants an account with an expired subscription the features of the free plan', async () => {
  const caller = await buildCaller()
  await buildSubscription(database, { userId: caller.id, planId: 'pro', currentPeriodEnd: now() })
  expect(await isGranted(paidPlanIds, caller, 'history')).toBe(false)
  expect(await isGranted(paidPlanIds, caller, 'report')).toBe(true)
})

it('grants all features when no plans are for sale', async () => {
  expect(await isGranted([], null, 'forecast')).toBe(true)
  const off = { billing: null, now, caller: await buildCaller() }
  await expect(assertFeature(database.prisma, off, 'forecast')).resolves.toBeUndefined()
})
