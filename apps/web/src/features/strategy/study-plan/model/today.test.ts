// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFollowed } from '../../../../../test/sample-study-plan.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { buildTaskKey } from './task-status.ts'
import { readToday } from './today.ts'

const followed = buildFollowed()
const [first] = followed.plan.tasks
const noon = new Date(`${first?.day}T12:00:00.000Z`)

beforeEach(() => {
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
})

describe('readToday', () => {
  it('returns null where no plan is followed', () => {
    expect(readToday(noon)).toBeNull()
  })

  it('returns the open tasks of the day in the time zone of the plan, with their minutes', () => {
    followedPlanStore.follow(followed)
    const tasks = followed.plan.tasks.filter(({ day }) => day === first?.day)
    expect(readToday(noon)).toEqual({
      tasks,
      planned: tasks.length,
      minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
      next: first,
    })
    followedPlanStore.follow({ ...followed, time_zone: 'Pacific/Kiritimati' })
    expect(readToday(noon)?.tasks).not.toEqual(tasks)
  })

  it('leaves out what is done, and names the next task of a later day when all is done', () => {
    followedPlanStore.follow(followed)
    for (const task of followed.plan.tasks.filter(({ day }) => day === first?.day)) {
      progressStore.reach(buildTaskKey(followed.report.context, task), 'completed', noon)
    }
    const today = readToday(noon)
    expect(today).toMatchObject({ tasks: [], minutes: 0 })
    expect(today?.planned).toBeGreaterThan(0)
    expect(today?.next?.day).not.toBe(first?.day)
  })
})
