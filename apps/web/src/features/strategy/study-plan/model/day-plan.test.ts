import type { StudyPlan } from '@pathwise/planner/study-plan/study-plan'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { describe, expect, it } from 'vitest'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { findDayState, findNextDay, listTasksOn } from './day-plan.ts'

const day = { from: '18:00', until: '21:00', minutes: 60 }
const rest = { ...day, minutes: 0 }
const hours = {
  week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: rest, saturday: day, sunday: rest },
  exceptions: {},
}
const followedPlan = buildSampleFollowedPlan({ hours })
const never = () => false
const always = () => true
const { plan } = followedPlan
const taskDay = '2026-11-24'
const restDay = '2026-11-27'

describe('findDayState', () => {
  it('returns "tasks" while the day has open tasks, and "done" once all are completed', () => {
    expect(findDayState(followedPlan, taskDay, never)).toBe('tasks')
    expect(findDayState(followedPlan, taskDay, always)).toBe('done')
  })

  it('returns "rest" for a day without study time, and "free" for a study day without tasks', () => {
    expect(findDayState(followedPlan, restDay, never)).toBe('rest')
    const empty = { ...followedPlan, plan: { ...plan, tasks: plan.tasks.filter(({ day }) => day !== taskDay) } }
    expect(findDayState(empty, taskDay, never)).toBe('free')
  })

  it('returns "before" before the plan starts, "exam" on the exam day, and "after" after the exam day', () => {
    expect(findDayState(followedPlan, '2026-11-22', never)).toBe('before')
    expect(findDayState(followedPlan, '2027-03-06', never)).toBe('exam')
    expect(findDayState(followedPlan, '2027-03-07', never)).toBe('after')
  })

  it('returns "tasks" or "ended", but not "after", when one exam is over and another has no date', () => {
    const exams: NonNullable<StudyPlan['exams']> = [
      { id: 'SAT', exam: 'SAT', date: '2026-11-21', share: 'normal', phases: [] },
      { id: 'ap.biology', exam: 'AP', date: null, share: 'normal', phases: [] },
    ]
    const open = { ...followedPlan, plan: { ...plan, exam: null, exams } }
    expect(findDayState(open, taskDay, never)).toBe('tasks')
    expect(findDayState(open, '2027-06-01', never)).toBe('ended')
  })

  it('returns "ended" after the last day of a plan without an exam day', () => {
    const open = buildSampleFollowedPlan({ exam: null })
    expect(findDayState(open, open.plan.until, never)).not.toBe('ended')
    expect(findDayState(open, '2027-06-01', never)).toBe('ended')
  })

  it('returns "noMinutes" when no weekday has study time', () => {
    const none = { monday: rest, tuesday: rest, wednesday: rest, thursday: rest, friday: rest, saturday: rest }
    const week = { ...none, sunday: rest }
    expect(findDayState(buildSampleFollowedPlan({ hours: { week, exceptions: {} } }), taskDay, never)).toBe('noMinutes')
  })
})

describe('findNextDay', () => {
  it('returns the next day with open tasks, or undefined', () => {
    const next = findNextDay(followedPlan, '2026-11-23', never)
    expect(next).toEqual({ day: taskDay, tasks: listTasksOn(followedPlan, taskDay) })
    expect(findNextDay(followedPlan, '2026-11-23', always)).toBeUndefined()
  })
})

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
])('findMonday maps %s to %s', (day, monday) => {
  expect(findMonday(day)).toBe(monday)
})
