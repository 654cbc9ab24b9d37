// @vitest-environment jsdom
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { buildTaskKey } from './task-status.ts'
import { readToday } from './today.ts'

const followedPlan = buildSampleFollowedPlan()
const [first] = followedPlan.plan.tasks
const noon = new Date(`${first?.day}T12:00:00.000Z`)

beforeEach(() => {
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
})

describe('readToday', () => {
  it('returns null when no plan is followed', () => {
    expect(readToday(noon)).toBeNull()
  })

  it('returns the open tasks and minutes of the day in the plan’s time zone', () => {
    followedPlanStore.follow(followedPlan)
    const tasks = followedPlan.plan.tasks.filter(({ day }) => day === first?.day)
    expect(readToday(noon)).toEqual({
      tasks,
      planned: tasks.length,
      minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
      missed: 0,
      isStarted: false,
      next: first,
    })
    followedPlanStore.follow({ ...followedPlan, time_zone: 'Pacific/Kiritimati' })
    expect(readToday(noon)?.tasks).not.toEqual(tasks)
  })

  it.each([
    // March 14, 2027 has 23 hours in Canada, where clocks go forward. Korea does not change clocks.
    ['America/Los_Angeles', '2027-03-14T08:00:00Z', '2027-03-15T06:59:59Z'],
    ['America/St_Johns', '2027-03-14T03:30:00Z', '2027-03-15T02:29:59Z'],
    ['Asia/Seoul', '2027-03-13T15:00:00Z', '2027-03-14T14:59:59Z'],
    // November 1, 2026 has 25 hours in Canada, where clocks go back.
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59Z'],
    ['America/St_Johns', '2026-11-01T02:30:00Z', '2026-11-02T03:29:59Z'],
    ['Asia/Seoul', '2026-10-31T15:00:00Z', '2026-11-01T14:59:59Z'],
  ])('returns the day’s tasks in %s exactly from %s to %s', (zone, from, until) => {
    const tasks = ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'].map(
      (day): StudyTask => ({ key: `due.${day}.1`, kind: 'due', minutes: 10, skills: [], day }),
    )
    followedPlanStore.follow({ ...followedPlan, time_zone: zone, plan: { ...followedPlan.plan, tasks } })
    const dayAt = (time: number) => readToday(new Date(time))?.tasks.map(({ day }) => day)
    const [first, last] = [Date.parse(from), Date.parse(until)]
    const day = from.startsWith('2027') ? 14 : 1
    const dates = [day - 1 || 31, day, day + 1].map((one) => String(one).padStart(2, '0'))
    const shown = [first - 1000, first, last, last + 1000].map((time) => dayAt(time)?.[0]?.slice(8))
    expect(shown).toEqual([dates[0], dates[1], dates[1], dates[2]])
  })

  it('returns the next study day’s first task when today’s tasks are done', () => {
    followedPlanStore.follow(followedPlan)
    for (const task of followedPlan.plan.tasks.filter(({ day }) => day === first?.day)) {
      progressStore.reach(buildTaskKey(followedPlan.report.context, task), 'completed', noon)
    }
    const today = readToday(noon)
    expect(today).toMatchObject({ tasks: [], minutes: 0 })
    expect(today?.planned).toBeGreaterThan(0)
    expect(today?.next?.day).not.toBe(first?.day)
  })
})
