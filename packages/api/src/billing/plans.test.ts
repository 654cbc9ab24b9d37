import { describe, expect, it } from 'vitest'
import {
  comingFeatures,
  isWorking,
  listFeatures,
  paidPlanIds,
  planCatalog,
  planIds,
  workingFeatures,
} from './plans.vocabulary.ts'

describe('planCatalog', () => {
  it('includes every working and planned feature in the highest plan', () => {
    expect(listFeatures('premium_family').toSorted()).toEqual([...workingFeatures, ...comingFeatures].toSorted())
  })

  it('includes all features of the next lower plan in every plan, with equal or higher limits', () => {
    for (const [index, id] of planIds.entries()) {
      const before = planIds[index - 1]
      if (before === undefined) continue
      expect(listFeatures(id)).toEqual(expect.arrayContaining(listFeatures(before)))
      const most = planCatalog[id].entitlements.saved_plans
      expect(most).toBeGreaterThanOrEqual(planCatalog[before].entitlements.saved_plans)
    }
  })

  it('includes every working feature in the free plan except the paid features of Pro and Premium', () => {
    const included = new Set(listFeatures('free'))
    expect(workingFeatures.filter((feature) => !included.has(feature))).toEqual([
      'history',
      'look_closer',
      'own_hours',
      'replanning',
      'busy_times',
      'calendar_feed',
      'forecast',
    ])
    expect(planCatalog.pro.sold).toBe(true)
  })

  it('sells a paid plan only if it adds a working feature', () => {
    for (const id of paidPlanIds) {
      const { sold, adds } = planCatalog[id]
      expect(!sold || adds.some(isWorking), id).toBe(true)
    }
  })

  it('sells both Premium plans, and marks busy times, the calendar feed and the forecast as working', () => {
    expect([planCatalog.premium_student.sold, planCatalog.premium_family.sold]).toEqual([true, true])
    expect((['busy_times', 'calendar_feed', 'forecast'] as const).every(isWorking)).toBe(true)
  })
})
