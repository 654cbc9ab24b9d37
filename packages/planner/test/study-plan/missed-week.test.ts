import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../src/calendar.ts'
import { catchUp } from '../../src/study-plan/catch-up.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { taperDays } from '../../src/study-plan/plan-days.ts'
import type { StudyPlan } from '../../src/study-plan/study-plan.ts'
import { findViolations } from './find-violations.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

const exam = '2027-03-06'
const today = '2026-12-01'
const last = addDays(today, 13)
const hours = buildHours(60)
const isFiller = ({ kind }: StudyPlan['tasks'][number]) => kind === 'official' || kind === 'own'
const isOwn = ({ kind }: Pick<StudyPlan['tasks'][number], 'kind'>) => !['due', 'official', 'own'].includes(kind)

describe('catchUp after a missed week', () => {
  const input = buildInput({ hours, supply: buildSupply({ count: 24 }) })
  const plan = makeStudyPlan(input)
  const { plan: next } = catchUp(plan, { today, hours, done: new Set() })
  const later = next.tasks.filter(
    ({ day, key }) => day > last && plan.tasks.some((one) => one.key === key && one.day <= last),
  )

  it('keeps all sheets, sets and modules when later weeks have official practice', () => {
    expect(plan.tasks.filter((task) => isFiller(task) && task.day > last).length).toBeGreaterThan(50)
    expect(next.left).toEqual(plan.left)
    const keys = new Set(next.tasks.map(({ key }) => key))
    expect(plan.tasks.filter((task) => isOwn(task) && !keys.has(task.key))).toEqual([])
    expect(later.length).toBeGreaterThan(5)
  })

  it('returns a plan without violations, duplicate tasks or rescheduled tasks in the taper', () => {
    expect(findViolations(next, { ...input, from: today })).toEqual([])
    expect(next.tasks.map(({ key }) => key)).toHaveLength(new Set(next.tasks.map(({ key }) => key)).size)
    for (const { day } of later) expect(daysBetween(day, exam)).toBeGreaterThan(taperDays)
  })

  it('moves no sheet or set that is planned after the next two weeks', () => {
    const isLater = (task: StudyPlan['tasks'][number]) => isOwn(task) && task.day > last && !later.includes(task)
    expect(next.tasks.filter(isLater)).toEqual(plan.tasks.filter((task) => isOwn(task) && task.day > last))
  })

  it('lists tasks that do not fit as unplaced when no later week has official practice', () => {
    const full = { ...plan, tasks: plan.tasks.filter((task) => !isFiller(task) && task.day <= last), until: last }
    const { plan: short } = catchUp(full, { today, hours, done: new Set() })
    const keys = [...short.tasks, ...short.left].map(({ key }) => key)
    expect(short.left.length).toBeGreaterThan(plan.left.length)
    expect(full.tasks.filter((task) => isOwn(task) && !keys.includes(task.key))).toEqual([])
    expect(short.left.map(({ kind }) => kind)).not.toContain('due')
  })
})
