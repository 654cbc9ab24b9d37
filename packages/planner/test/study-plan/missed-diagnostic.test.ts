import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import { catchUp } from '../../src/study-plan/catch-up.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { isTapered, taperDays } from '../../src/study-plan/plan-days.ts'
import type { SharedExam, StudyPlan } from '../../src/study-plan/study-plan.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

const usualHours = buildHours(60)
const plan = makeStudyPlan(buildInput({ hours: usualHours, supply: buildSupply({ count: 24 }) }))
const exam = '2027-03-06'
const taper = addDays(exam, -taperDays)
const measures = ['measure.sat.math', 'measure.sat.reading-writing']

/** Catches up with a plan of which only the diagnostics were missed. */
function catchUpMeasures(missed: StudyPlan, today: string, hours = usualHours) {
  const done = missed.tasks.filter(({ day, kind }) => day < today && kind !== 'measure').map(({ key }) => key)
  const { plan: next } = catchUp(missed, { today, hours, done: new Set(done) })
  const days = next.tasks.filter(({ kind }) => kind === 'measure').map(({ day }) => day)
  return { days, left: next.left.filter(({ kind }) => kind === 'measure').map(({ key }) => key) }
}

describe('catchUp after a missed diagnostic', () => {
  it('schedules only the diagnostics that fit before the taper', () => {
    const thursday = addDays(taper, -2)
    const short = { ...usualHours, exceptions: { [thursday]: 30 } }
    const { days, left } = catchUpMeasures(plan, thursday, short)
    expect(days).toEqual([thursday])
    expect(left).toHaveLength(1)
  })

  it.each([taper, addDays(taper, -1)])(
    'lists the diagnostic as left when no study day is left before the taper: %s',
    (today) => {
      const { days, left } = catchUpMeasures(plan, today)
      expect(days).toEqual([])
      expect(left.toSorted()).toEqual(measures)
    },
  )

  it('lists the diagnostic as left when an earlier version planned it in the taper', () => {
    const tasks = plan.tasks.map((task) => (task.kind === 'measure' ? { ...task, day: addDays(taper, 2) } : task))
    const sorted = tasks.toSorted((one, other) => one.day.localeCompare(other.day))
    expect(catchUpMeasures({ ...plan, tasks: sorted }, taper)).toEqual({ days: [], left: measures })
  })

  it('schedules the diagnostic after an exam when the taper of that exam has begun and another exam follows', () => {
    const first = addDays(taper, -20)
    const shared: Omit<SharedExam, 'id' | 'date'> = { exam: 'AP', share: 'normal', phases: [] }
    const exams: SharedExam[] = [
      { ...shared, id: 'ap.biology', date: first },
      { ...shared, id: 'ap.chemistry', date: exam },
    ]
    const { days, left } = catchUpMeasures({ ...plan, exams }, addDays(first, -3))
    expect(days).toHaveLength(2)
    for (const day of days) expect(day > first && !isTapered(day, exam)).toBe(true)
    expect(left).toEqual([])
  })
})
