import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { describe, expect, it } from 'vitest'
import type { FeedEvent } from './feed-events.schemas.ts'
import { mergeFeedEvents } from './merge-feed-events.ts'

const usual = { from: '18:00', until: '21:00', minutes: 60 }
const hours: StudyHours = {
  week: {
    ...{ monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual },
    saturday: { from: '09:30', until: '12:00', minutes: 90 },
    sunday: usual,
  },
  exceptions: {},
}
const task = (key: string, day: string, minutes = 20): StudyTask => ({ key, day, minutes, kind: 'due', skills: [] })
const [wednesday, thursday, saturday] = ['2026-11-25', '2026-11-26', '2026-11-28'] as const

/** Calls `mergeFeedEvents` with noon UTC on `today` as the current time. */
const merge = (
  before: readonly FeedEvent[],
  tasks: StudyTask[],
  { today = wednesday, done = [], ...changed }: { today?: string; done?: string[]; hours?: StudyHours } = {},
) =>
  mergeFeedEvents(
    before,
    { plan: { tasks }, hours, ...changed },
    {
      ...{ today, now: new Date(`${today}T12:00:00Z`), done: new Set(done) },
    },
  )
const list = (events: readonly FeedEvent[]) =>
  events.map(({ key, day, start, sequence, cancelled }) => [key, day, start, sequence, cancelled])

describe('mergeFeedEvents', () => {
  it('schedules a day’s tasks back to back from the start of the day’s study hours', () => {
    const events = merge(
      [],
      [task('a', wednesday), task('b', wednesday, 30), task('c', wednesday), task('d', saturday)],
    )
    expect(list(events)).toEqual([
      ['a', wednesday, 1080, 0, false],
      ['b', wednesday, 1100, 0, false],
      ['c', wednesday, 1130, 0, false],
      ['d', saturday, 570, 0, false],
    ])
  })

  it('schedules tasks in the day’s free times, with each practice set after its study sheet', () => {
    const free = [
      { from: '18:00', until: '18:20' },
      { from: '19:30', until: '21:00' },
    ]
    const learn: StudyTask = { ...task('learn.math.quadratics', wednesday), kind: 'learn', skills: ['math.quadratics'] }
    const practise: StudyTask = { ...learn, key: 'practise.math.quadratics.1', kind: 'practise', number: 1 }
    const events = merge([], [task('a', wednesday, 25), { ...learn, minutes: 30 }, practise, task('b', wednesday)], {
      hours: { ...hours, free: { [wednesday]: free } },
    })
    expect(list(events).map(([key, , start]) => [key, start])).toEqual([
      ['b', 1080],
      ['a', 1170],
      ['learn.math.quadratics', 1195],
      ['practise.math.quadratics.1', 1225],
    ])
  })

  it('moves a day’s events when the start of that day’s free time changes', () => {
    const tasks = [task('a', wednesday), task('b', thursday)]
    const free = { [wednesday]: [{ from: '20:00', until: '21:00' }] }
    expect(list(merge(merge([], tasks), tasks, { hours: { ...hours, free } }))).toEqual([
      ['a', wednesday, 1200, 1, false],
      ['b', thursday, 1080, 0, false],
    ])
  })

  it('never starts a task before its day’s study hours, even when earlier tasks run past midnight', () => {
    const events = merge([], [task('a', wednesday, 300), task('b', wednesday, 120)])
    expect(events.map(({ start }) => start)).toEqual([1080, 1380])
  })

  it('changes nothing when the same plan is merged again later', () => {
    const tasks = [task('a', wednesday), task('b', thursday)]
    const before = merge([], tasks)
    expect(merge(before, tasks, { today: thursday })).toEqual(before)
  })

  it('increments the sequence number of each task whose start changes', () => {
    const before = merge([], [task('a', wednesday), task('b', wednesday), task('c', thursday)])
    const after = merge(before, [task('b', wednesday), task('c', thursday), task('a', saturday)])
    expect(list(after)).toEqual([
      ['b', wednesday, 1080, 1, false],
      ['c', thursday, 1080, 0, false],
      ['a', saturday, 570, 1, false],
    ])
  })

  it('moves every event of a weekday when the study hours of that weekday change', () => {
    const tasks = [task('a', wednesday), task('b', thursday)]
    const changed = { ...hours, week: { ...hours.week, thursday: { ...usual, from: '17:00' } } }
    const after = merge(merge([], tasks), tasks, { hours: changed })
    expect(list(after)).toEqual([
      ['a', wednesday, 1080, 0, false],
      ['b', thursday, 1020, 1, false],
    ])
  })

  it('keeps a dropped task as canceled for 30 days, and reinstates it when a plan includes it again', () => {
    const dropped = merge(merge([], [task('a', saturday)]), [])
    expect(list(dropped)).toEqual([['a', saturday, 570, 1, true]])
    expect(merge(dropped, [], { today: '2026-12-24' })).toEqual(dropped)
    expect(merge(dropped, [], { today: '2026-12-25' })).toEqual([])
    expect(list(merge(dropped, [task('a', saturday)]))).toEqual([['a', saturday, 570, 2, false]])
  })

  it('keeps past and completed tasks for 30 days after a new plan omits them', () => {
    const before = merge([], [task('past', wednesday), task('done', saturday), task('open', saturday)])
    const after = merge(before, [], { today: thursday, done: ['done'] })
    expect(list(after).map(([key, , , , cancelled]) => [key, cancelled])).toEqual([
      ['past', false],
      ['done', false],
      ['open', true],
    ])
    expect(merge(after, [], { today: '2026-12-25', done: ['done'] }).map(({ key }) => key)).toEqual(['done', 'open'])
  })
})
