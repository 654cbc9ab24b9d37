import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import { catchUp } from '../../src/study-plan/catch-up.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { findMissed } from '../../src/study-plan/missed.ts'
import { findMinutes } from '../../src/study-plan/study-hours.ts'
import { type StudyPlan, type StudyTask, studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

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

  it('keeps finished tasks, and all later tasks except official practice, when it reschedules missed tasks', () => {
    expect(studyPlanSchema.parse(next)).toEqual(next)
    const isLater = ({ day, kind }: StudyTask) => day > addDays(today, 13) && kind !== 'official'
    const later = plan.tasks.filter(isLater)
    const moved = next.tasks.filter((task) => isLater(task) && later.every(({ key }) => key !== task.key))
    expect(next.tasks.filter((task) => isLater(task) && !moved.includes(task))).toEqual(later)
    expect(moved.length).toBeLessThan(5)
    for (const key of doneUntilYesterday) expect(next.tasks.map((task) => task.key)).toContain(key)
  })

  it('lists dropped tasks, except reviews and outside material, before the other unplaced tasks', () => {
    const crowded = { ...plan, until: '2026-12-03' }
    const { plan: short, dropped: gone } = catchUp(crowded, { today, hours: input.hours, done: new Set() })
    const lessons = gone.filter(({ kind }) => kind !== 'official')
    expect(lessons.length).toBeGreaterThan(0)
    expect(
      short.left
        .slice(0, lessons.length)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(lessons.map(({ key }) => key).toSorted())
  })

  it('fills today only up to the remaining study time when some tasks of the day are done', () => {
    const done = new Set(plan.tasks.filter(({ day }) => day < '2026-12-01' || day === today).map(({ key }) => key))
    const { plan: late, moved: found } = catchUp(plan, { today, hours: input.hours, done })
    expect(found.length).toBeGreaterThan(0)
    expect(countMinutes(late, today)).toBe(countMinutes(plan, today))
  })

  it('keeps open date tasks on their days, and moves missed date tasks to days before their deadlines', () => {
    const make = { key: 'date.x', kind: 'date', minutes: 15, skills: [], exam: 'SAT', fact: 'x' } as const
    const missed: StudyTask = { ...make, skills: [], key: 'date.x.2', day: '2026-12-01', deadline: '2026-12-04' }
    const kept: StudyTask = { ...make, skills: [], key: 'date.x.1', day: '2026-12-06', deadline: '2026-12-09' }
    const tasks = [...plan.tasks, missed, kept].toSorted((one, other) => one.day.localeCompare(other.day))
    const { plan: late } = catchUp({ ...plan, tasks }, { today, hours: input.hours, done: doneUntilYesterday })
    const deadlines = late.tasks.filter(({ kind, fact }) => kind === 'date' && fact === 'x')
    expect(deadlines.map(({ key, day }) => [key, day])).toEqual([
      ['date.x.2', today],
      ['date.x.1', '2026-12-06'],
    ])
    expect(countMinutes(late, today)).toBeLessThanOrEqual(findMinutes(input.hours, today))
  })

  it('moves a missed date task to today when the next two weeks have no study time', () => {
    const missed: StudyTask = {
      ...{ key: 'date.x', kind: 'date', minutes: 15, skills: [], exam: 'SAT', fact: 'x' },
      ...{ day: '2026-12-01', deadline: '2026-12-10' },
    }
    const { plan: late } = catchUp(
      { ...plan, tasks: [missed, ...plan.tasks] },
      { today, hours: buildHours(0), done: doneUntilYesterday },
    )
    expect(late.tasks.filter(({ day, kind }) => day === today && kind === 'date')).toHaveLength(1)
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
