// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { sumMinutes } from './day-plan.ts'
import { createFollowedPlanStore } from './followed-plan-store.ts'
import { plannedWeeks } from './planned-weeks.ts'

const plan = buildSampleFollowedPlan()
const firstWeek = plan.plan.tasks.filter(({ day }) => day < '2026-11-30')

beforeEach(() => {
  plannedWeeks.keepOnly(() => false)
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00.000Z') })
})
afterEach(() => void vi.useRealTimers())

it('stores planned minutes for the current week but not for later weeks', () => {
  createFollowedPlanStore().follow(plan)
  expect(plannedWeeks.current()).toEqual([
    { plan: expect.any(String), week: '2026-11-23', minutes: sumMinutes(firstWeek) },
  ])
})

it('keeps the planned minutes of a past week when its tasks move to a later week', () => {
  const store = createFollowedPlanStore()
  store.follow(plan)
  vi.setSystemTime(new Date('2026-12-01T12:00:00.000Z'))
  const tasks = plan.plan.tasks.map((task) => (task.day < '2026-11-30' ? { ...task, day: '2026-12-02' } : task))
  store.follow({ ...plan, plan: { ...plan.plan, tasks } })
  expect(plannedWeeks.current().map(({ week, minutes }) => [week, minutes])).toEqual([
    ['2026-11-23', sumMinutes(firstWeek)],
    ['2026-11-30', sumMinutes(tasks.filter(({ day }) => day < '2026-12-07'))],
  ])
})

it('does not store cleared planned weeks again when the plan is removed', () => {
  const store = createFollowedPlanStore()
  store.follow(plan)
  plannedWeeks.keepOnly(() => false)
  store.remove()
  expect(plannedWeeks.current()).toEqual([])
})
