import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, daysBetween } from '../../src/calendar.ts'
import { skillIds } from '../../src/data/skills.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { defaultHours, findWeekday, listDays } from '../../src/study-plan/study-hours.ts'
import { type StudyPlan, studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { weekdays } from '../../src/weekday.ts'
import { findViolations } from './find-violations.ts'
import { buildHours, buildInput, buildSupply, planSat } from './inputs.ts'
import { presetCases } from './preset-plans.ts'

function minutesByDay({ tasks }: StudyPlan): Map<CalendarDate, number> {
  const minutes = new Map<CalendarDate, number>()
  for (const task of tasks) minutes.set(task.day, (minutes.get(task.day) ?? 0) + task.minutes)
  return minutes
}

describe('makeStudyPlan', () => {
  it('ends the day before the exam, puts timed modules near the end, and plans no study sheets in the last week', () => {
    const input = buildInput()
    const plan = makeStudyPlan(input)
    expect(findViolations(plan, input)).toEqual([])
    expect(plan.phases.map(({ kind }) => kind)).toEqual(['learn', 'practise', 'mixed', 'timed', 'taper'])
    expect(plan.until).toBe('2027-03-05')
    const timed = plan.tasks.filter(({ kind }) => kind === 'timed')
    expect(timed.length).toBeGreaterThan(1)
    const [timedPhase] = plan.phases.filter(({ kind }) => kind === 'timed')
    for (const { day } of timed) expect(Math.abs(daysBetween(timedPhase?.from ?? '', day))).toBeLessThan(35)
    expect(plan.tasks[0]?.kind).not.toBe('official')
    const taper = plan.tasks.filter(({ day }) => day >= '2027-02-27')
    expect(taper.map(({ kind }) => kind)).not.toContain('learn')
  })

  it('plans a diagnostic in the first week for each unmeasured section', () => {
    const kinds = makeStudyPlan(buildInput()).tasks.filter(({ kind }) => kind === 'measure')
    expect(new Set(kinds.map(({ section }) => section))).toEqual(new Set(['sat.math', 'sat.reading-writing']))
    for (const { day } of kinds) expect(day <= '2026-11-29').toBe(true)
  })

  it.each([
    ['the day before the exam', '2026-12-03', 0],
    ['four days before the exam', '2026-11-30', 0],
    ['a week and a half before the exam', '2026-11-24', 2],
  ])('plans no diagnostic in the taper when the plan starts %s', (_, from, count) => {
    const exam = { exam: 'SAT', date: '2026-12-04' } as const
    const plan = makeStudyPlan(buildInput({ from, exam, hours: buildHours(60) }))
    const days = plan.tasks.filter(({ kind }) => kind === 'measure').map(({ day }) => day)
    expect(days).toHaveLength(count)
    for (const day of days) expect(daysBetween(day, exam.date)).toBeGreaterThan(7)
  })

  it('omits finished tasks, and numbers new official practice after the finished ones', () => {
    const first = makeStudyPlan(buildInput({ supply: buildSupply({ count: 0 }) }))
    const official = first.tasks.find(({ kind }) => kind === 'official')
    const learned = first.tasks.find(({ kind }) => kind === 'learn')
    const done = new Set([official?.key ?? '', learned?.key ?? ''])
    const keys = makeStudyPlan(buildInput({ supply: buildSupply({ count: 0 }), done })).tasks.map(({ key }) => key)
    expect(done.size).toBe(2)
    for (const key of done) expect(keys).not.toContain(key)
    expect(keys).toContain(official?.key.replace(/\d+$/, '2'))
  })

  it('returns the first day on which a skill runs out of unseen sets', () => {
    const few = makeStudyPlan(buildInput({ supply: buildSupply({ count: 5 }) }))
    const many = makeStudyPlan(buildInput({ supply: buildSupply({ count: 80 }) }))
    expect(few.bankLastsUntil).toBeDefined()
    expect(many.bankLastsUntil ?? '9').toSatisfy((day: string) => day > (few.bankLastsUntil ?? ''))
  })

  it.each(['2026-11-22', '2026-11-23', '2026-11-26'])(
    'plans a timed module in every timed phase of a short plan that starts on %s',
    (from) => {
      const { week } = buildHours(60)
      const hours = { week: { ...week, friday: week.monday, sunday: week.monday }, exceptions: {} }
      for (let days = 8; days <= 40; days++) {
        const exam = { exam: 'SAT', date: addDays(from, days) } as const
        const { phases, tasks } = makeStudyPlan(buildInput({ from, exam, hours }))
        const findStart = (kind: string) => phases.find((phase) => phase.kind === kind)?.from
        const findFirst = (kind: string) => tasks.find((task) => task.kind === kind)?.day
        const [timed, mixed] = [findStart('timed'), findStart('mixed')]
        expect([days, findFirst('timed') === undefined]).toEqual([days, timed === undefined])
        expect((findFirst('timed') ?? '9') >= (timed ?? '')).toBe(true)
        expect((findFirst('mixed') ?? '9') >= (mixed ?? timed ?? '')).toBe(true)
      }
    },
  )

  it('plans a mixed set in the mixed or timed phase of a short plan when all sheets are done', () => {
    const from = '2026-11-23'
    const { week } = buildHours(60)
    const hours = { week: { ...week, friday: week.monday, sunday: week.monday }, exceptions: {} }
    const done = new Set(skillIds.map((id) => `learn.${id}`))
    for (let days = 10; days <= 40; days++) {
      const exam = { exam: 'SAT', date: addDays(from, days) } as const
      const { phases, tasks } = makeStudyPlan(
        buildInput({ from, exam, hours, done, supply: buildSupply({ count: 40 }) }),
      )
      const start = phases.find(({ kind }) => kind === 'mixed' || kind === 'timed')?.from
      const first = tasks.find(({ kind }) => kind === 'mixed')?.day
      expect([days, start, first !== undefined && start !== undefined && first >= start]).toEqual([days, start, true])
    }
  })

  it('leaves timed practice to the next plan when the exam is months after the end of the plan', () => {
    const exam = { exam: 'SAT', date: '2027-10-24' } as const
    const plan = makeStudyPlan(buildInput({ exam, hours: buildHours(60), supply: buildSupply({ count: 24 }) }))
    expect(plan.until).toBe('2027-06-21')
    expect(plan.phases.map(({ kind }) => kind)).toEqual(['learn', 'practise', 'mixed'])
    expect(plan.phases.at(-1)?.until).toBe(plan.until)
    expect(plan.tasks.map(({ kind }) => kind)).not.toContain('timed')
    const next = makeStudyPlan(buildInput({ exam, from: '2027-06-22', hours: buildHours(60) }))
    const first = next.tasks.find(({ kind }) => kind === 'timed')
    expect(daysBetween(first?.day ?? '', exam.date)).toBeLessThan(45)
  })

  it('lists the tasks that do not fit when the exam is eleven days away', () => {
    const plan = makeStudyPlan(buildInput({ exam: { exam: 'SAT', date: '2026-12-05' }, hours: buildHours(20) }))
    expect(plan.left.length).toBeGreaterThan(10)
    expect(plan.left.every(({ key }) => plan.tasks.every((task) => task.key !== key))).toBe(true)
  })

  it('ends the plan early when it would otherwise exceed the maximum number of tasks', () => {
    const plan = studyPlanSchema.parse(makeStudyPlan(buildInput({ hours: buildHours(480) })))
    expect(plan.tasks.length).toBeGreaterThan(550)
    expect(findWeekday(plan.until)).toBe('sunday')
    expect(plan.until < '2027-03-05').toBe(true)
    expect(plan.tasks.every(({ day }) => day <= plan.until)).toBe(true)
    expect(plan.phases.at(-1)?.until).toBe(plan.until)
  })

  it('plans no tasks when every day has fewer than ten minutes', () => {
    expect(makeStudyPlan(buildInput({ hours: buildHours(5) })).tasks).toEqual([])
  })

  it('plans no tasks on a day off, but plans tasks on a rest day with extra hours', () => {
    const hours = { ...buildHours(45), exceptions: { '2026-11-30': 0, '2026-12-04': 60 } }
    const days = minutesByDay(makeStudyPlan(buildInput({ hours })))
    expect(days.get('2026-11-30')).toBeUndefined()
    expect(days.get('2026-12-04')).toBeGreaterThan(0)
  })

  it('returns equal plans for equal inputs', () => {
    expect(makeStudyPlan(buildInput())).toEqual(makeStudyPlan(buildInput()))
  })

  const seed = 20261124
  const sample = fc.sample(fc.constantFrom(...presetCases), { numRuns: 32, seed })
  it.each([...new Set(sample)])('follows all rules for $name from $today with $minutes minutes a day', (one) => {
    for (const count of [3, 24]) {
      const input = one.build(buildSupply({ count }))
      expect(findViolations(makeStudyPlan(input), input)).toEqual([])
    }
  })
})

describe('defaultHours', () => {
  it("returns the daily minutes of the report's week and the default study window", () => {
    const strategy = planSat('2026-11-24')
    const { week } = defaultHours(strategy)
    expect(weekdays.map((weekday) => week[weekday].minutes)).toEqual(strategy.week.days.map(({ minutes }) => minutes))
    expect(week.monday).toMatchObject({ from: '18:00', until: '21:00' })
  })
})

describe('findWeekday', () => {
  it('returns weekdays before and after the reference date', () => {
    expect(['2023-12-31', '2024-02-29', '2026-11-25'].map(findWeekday)).toEqual(['sunday', 'thursday', 'wednesday'])
  })
})

describe('listDays', () => {
  it('includes the first and the last day, and returns no days when the last day is before the first', () => {
    expect(listDays('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    expect(listDays('2026-12-30', '2026-12-29')).toEqual([])
  })
})
