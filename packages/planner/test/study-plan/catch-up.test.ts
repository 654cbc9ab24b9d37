import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import { catchUp } from '../../src/study-plan/catch-up.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { findMissed } from '../../src/study-plan/missed.ts'
import { findMinutes } from '../../src/study-plan/study-hours.ts'
import { type StudyPlan, studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { buildInput, buildSupply } from './inputs.ts'

const input = buildInput({ supply: buildSupply({ count: 24 }) })
const plan = makeStudyPlan(input)
const today = '2026-12-02'
const keysBefore = (day: string) => new Set(plan.tasks.filter((task) => task.day < day).map(({ key }) => key))
const yesterday = plan.tasks.filter(({ day, kind }) => day === '2026-12-01' && kind !== 'due')
const doneUntilYesterday = keysBefore('2026-12-01')

function countMinutes({ tasks }: StudyPlan, day: string): number {
  return tasks.filter((task) => task.day === day).reduce((sum, { minutes }) => sum + minutes, 0)
}

describe('findMissed', () => {
  it('returns every unfinished task of a past day except reviews', () => {
    expect(yesterday.length).toBeGreaterThan(0)
    expect(findMissed(plan, { today, done: doneUntilYesterday })).toEqual(yesterday)
  })

  it('omits tasks whose deadline has passed', () => {
    const [first] = plan.tasks
    const tasks = first ? [{ ...first, kind: 'date' as const, deadline: '2026-11-30' }] : []
    expect(findMissed({ ...plan, tasks }, { today, done: new Set() })).toEqual([])
    expect(findMissed({ ...plan, tasks }, { today: '2026-11-30', done: new Set() })).toHaveLength(1)
  })
})

describe('catchUp', () => {
  const {
    plan: next,
    moved,
    stay,
    dropped,
    added,
  } = catchUp(plan, { today, hours: input.hours, done: doneUntilYesterday })

  it('reschedules missed tasks from today on, within the free minutes', () => {
    const again = next.tasks.filter(({ key }) => yesterday.some((task) => task.key === key))
    expect(again.map(({ key }) => key).toSorted()).toEqual(yesterday.map(({ key }) => key).toSorted())
    for (const { day } of again) expect(day >= today).toBe(true)
    for (let day = today; day <= '2026-12-20'; day = addDays(day, 1)) {
      expect(countMinutes(next, day)).toBeLessThanOrEqual(findMinutes(input.hours, day))
    }
  })

  it('moves at most a fifth of the tasks, and reports each open task as moved, kept or dropped', () => {
    expect(added).toEqual([])
    expect(moved.length).toBeLessThan(stay.length / 5)
    const open = plan.tasks.filter(({ key, kind }) => kind !== 'due' && !doneUntilYesterday.has(key))
    expect(moved.length + stay.length + dropped.length).toBe(open.length)
  })

  it('keeps finished tasks and all days after the next two weeks when it reschedules missed tasks', () => {
    expect(studyPlanSchema.parse(next)).toEqual(next)
    const later = (tasks: StudyPlan['tasks']) => tasks.filter(({ day }) => day > addDays(today, 13))
    expect(later(next.tasks)).toEqual(later(plan.tasks))
    for (const key of doneUntilYesterday) expect(next.tasks.map((task) => task.key)).toContain(key)
  })

  it('lists dropped study sheets and question sets before the other unplaced tasks', () => {
    const crowded = { ...plan, until: '2026-12-03' }
    const { plan: short, dropped: gone } = catchUp(crowded, { today, hours: input.hours, done: new Set() })
    const lessons = gone.filter(({ kind }) => kind === 'learn' || kind === 'practise')
    expect(lessons.length).toBeGreaterThan(0)
    expect(
      short.left
        .slice(0, lessons.length)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(lessons.map(({ key }) => key).toSorted())
  })

  it('returns the same plan when no task was missed', () => {
    const done = keysBefore(today)
    expect(catchUp(plan, { today, hours: input.hours, done }).plan).toEqual(plan)
  })

  it('leaves the plan unchanged when its last day has passed', () => {
    expect(catchUp(plan, { today: '2027-03-06', hours: input.hours, done: new Set() }).plan).toEqual(plan)
  })

  it("never schedules a skill's study sheet after one of its sets", () => {
    const keys = next.tasks.map(({ key }) => key)
    const wrong = next.tasks.filter(
      ({ kind, skills: [skill], key }) => kind === 'practise' && keys.indexOf(`learn.${skill}`) > keys.indexOf(key),
    )
    expect(wrong).toEqual([])
  })
})
