import { describe, expect, it } from 'vitest'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { buildTaskKey } from './task-status.ts'
import { countWorkedDays } from './worked-days.ts'

const day = { from: '18:00', until: '21:00', minutes: 30 }
const rest = { ...day, minutes: 0 }
const hours = {
  week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: rest, saturday: day, sunday: rest },
  exceptions: {},
}
const followedPlan = buildSampleFollowedPlan({ hours })
const done = (changedAt: string) => ({
  key: buildTaskKey(followedPlan.report.context, { key: changedAt.slice(0, 10) }),
  status: 'completed' as const,
  changedAt,
})

describe('countWorkedDays', () => {
  it('counts planned days with a completed task or an answered problem', () => {
    const progress = [done('2026-11-23T18:00:00.000Z'), done('2026-11-24T18:00:00.000Z')]
    const answeredAt = ['2026-11-26T18:00:00.000Z']
    expect(countWorkedDays(followedPlan, { progress, answeredAt, today: '2026-11-30' })).toEqual({
      worked: 3,
      planned: 5,
    })
  })

  it('counts today as a planned day only after the student has studied', () => {
    expect(countWorkedDays(followedPlan, { progress: [], answeredAt: [], today: '2026-11-23' }).planned).toBe(0)
    const progress = [done('2026-11-23T18:00:00.000Z')]
    expect(countWorkedDays(followedPlan, { progress, answeredAt: [], today: '2026-11-23' })).toEqual({
      worked: 1,
      planned: 1,
    })
  })

  it('counts study on a day off in place of a missed day', () => {
    const progress = ['23', '24', '25', '26', '27', '28', '29'].map((date) => done(`2026-11-${date}T18:00:00.000Z`))
    expect(countWorkedDays(followedPlan, { progress, answeredAt: [], today: '2026-11-30' })).toEqual({
      worked: 5,
      planned: 5,
    })
  })

  it('counts the days of the last two weeks in the plan’s time zone', () => {
    const progress = [done('2026-11-23T18:00:00.000Z')]
    expect(countWorkedDays(followedPlan, { progress, answeredAt: [], today: '2026-12-07' }).worked).toBe(0)
    const seoul = { ...followedPlan, time_zone: 'Asia/Seoul' }
    expect(countWorkedDays(seoul, { progress, answeredAt: [], today: '2026-12-07' }).worked).toBe(1)
  })
})
