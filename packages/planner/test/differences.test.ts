import { describe, expect, test } from 'vitest'
import { judgement } from '../src/data/judgement.ts'
import type { Strategy } from '../src/strategy.ts'
import { buildStrategy, listSummaryKeys, planText } from './contexts.ts'

const ninthIb = buildStrategy({ country: 'CA', grade: 'G9', preset: 'IB_7' })
const twelfthAct = buildStrategy({ country: 'US', grade: 'G12', preset: 'ACT_35_PLUS' })

describe('plans for a Canadian ninth grader with IB_7 and a US senior with ACT_35_PLUS', () => {
  test('uses IB skills for the ninth grader and ACT domains for the senior', () => {
    expect(new Set(ninthIb.focus.map(({ exam }) => exam))).toEqual(new Set(['IB']))
    expect(new Set(twelfthAct.focus.map(({ exam }) => exam))).toEqual(new Set(['ACT']))
    expect(ninthIb.focus.every(({ area }) => area.startsWith('skill.'))).toBe(true)
    expect(twelfthAct.focus.every(({ area }) => area.startsWith('domain.act.'))).toBe(true)
  })

  test('assigns the minimum weekly minutes to the ninth grader, and the maximum to the senior', () => {
    expect(ninthIb.week.minutes).toBe(judgement.week.G9.least)
    expect(twelfthAct.week.minutes).toBe(judgement.week.G12.most)
  })

  test('assigns no test dates to the ninth grader, and the February test date to the senior', () => {
    expect(ninthIb.dates).toEqual([])
    expect(listSummaryKeys(ninthIb)).toContain('next.laterGrade')
    expect(twelfthAct.dates.map(({ date }) => date)).toContain('2027-02-27')
    expect(listSummaryKeys(twelfthAct)).toContain('next.senior')
  })

  test('includes areas to learn for the ninth grader, but only areas to practice for the senior', () => {
    expect(ninthIb.focus.some(({ stance }) => stance === 'learn')).toBe(true)
    expect(ninthIb.focus.some(({ skills }) => skills.includes('math.integrals'))).toBe(false)
    expect(twelfthAct.focus.every(({ stance }) => stance === 'practise')).toBe(true)
  })
})

test('offers late registration until its deadline, and skips a test date whose registration has closed', () => {
  const sat = buildStrategy({ country: 'US', grade: 'G12', preset: 'SAT_1500_PLUS' })
  expect(listSummaryKeys(sat)).toContain('next.registerLate')
  expect(sat.dates[0]).toMatchObject({
    kind: 'registration',
    date: '2026-11-24',
    certainty: 'expected',
    emphasis: true,
  })
  const later = buildStrategy({ country: 'US', grade: 'G12', preset: 'SAT_1500_PLUS' }, '2026-11-25')
  expect(later.dates.map(({ date }) => date)).not.toContain('2026-12-05')
  expect(twelfthAct.dates.map(({ date }) => date)).not.toContain('2026-12-12')
})

test('keeps registration open until the end of the deadline day', () => {
  const context = { country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' } as const
  expect(listSummaryKeys(buildStrategy(context, '2026-11-20'))).toContain('next.registerBy')
  expect(listSummaryKeys(buildStrategy(context, '2026-11-21'))).toContain('next.registerLate')
  expect(buildStrategy(context, '2026-11-24').dates[0]?.date).toBe('2026-11-24')
})

test('lists the earlier March test date as conflicting, with its deadlines, while sources disagree', () => {
  const context = { country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' } as const
  const listFirst = (today: string) => buildStrategy(context, today).dates.slice(0, 2)
  const day = { kind: 'sitting', date: '2027-03-06', certainty: 'conflicting', confidence: 'B' }
  expect(listFirst('2026-12-10')).toMatchObject([{ kind: 'registration', date: '2027-02-19' }, day])
  expect(listFirst('2027-02-20')).toMatchObject([{ kind: 'registration', date: '2027-02-23' }, day])
  expect(listFirst('2027-02-24').map(({ date }) => date)).not.toContain('2027-03-06')
})

test('explains why it lists no dates when no exams are left or the next dates are unpublished', () => {
  for (const preset of ['SAT_1500_PLUS', 'ACT_35_PLUS', 'AP_5', 'IB_7'] as const) {
    const plan = buildStrategy({ country: 'US', grade: 'G12', preset }, '2027-07-01')
    expect([preset, plan.dates]).toEqual([preset, []])
    expect(listSummaryKeys(plan)).toContain('next.finished')
  }
  const unknown = buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' }, '2028-01-01')
  expect(unknown.dates).toEqual([])
  expect(listSummaryKeys(unknown)).toContain('next.unknown')
})

test('assigns no test date this school year to a ninth grader', () => {
  const plan = buildStrategy({ country: 'US', grade: 'G9', preset: 'SAT_1500_PLUS' })
  expect(plan.dates).toEqual([])
  expect(listSummaryKeys(plan)).toContain('stand.scoreEstimated')
  expect(plan.summary).toContainEqual({
    key: 'next.laterGrade',
    values: { exam: { term: 'exam.SAT' }, grade: { term: 'grade.G11' } },
  })
})

test('marks the 2027 AP window as expected and the IB session as conflicting', () => {
  const ap = buildStrategy({ country: 'US', grade: 'G11', preset: 'AP_5' })
  expect(ap.dates).toMatchObject([
    { kind: 'window', date: '2027-05-03', endDate: '2027-05-14', certainty: 'expected', confidence: 'D' },
  ])
  const ib = buildStrategy({ country: 'US', grade: 'G12', preset: 'IB_7' })
  expect(ib.dates).toMatchObject([
    { kind: 'window', date: '2027-04-23', endDate: '2027-05-22', certainty: 'conflicting', confidence: 'C' },
  ])
})

test('emphasizes OUAC for a Canadian senior until the deadline, but never in grade 11', () => {
  const context = { country: 'CA', grade: 'G12', preset: 'SAT_1500_PLUS' } as const
  const application = { kind: 'application', date: '2027-01-15', emphasis: true }
  expect(buildStrategy(context).dates).toContainEqual(expect.objectContaining(application))
  expect(listSummaryKeys(buildStrategy(context, '2027-01-15'))).toContain('next.application')
  expect(listSummaryKeys(buildStrategy(context, '2027-01-16'))).not.toContain('next.application')
  expect(JSON.stringify(buildStrategy({ ...context, grade: 'G11' }))).not.toContain('OUAC')
})

test('ignores OUAC for a US student, and explains this when the goal mentions nothing else', () => {
  expect(listSummaryKeys(planText('OUAC engineering'))).toContain('need.subjects')
  expect(listSummaryKeys(planText('OUAC'))).toContain('need.elsewhere')
  expect(listSummaryKeys(planText('OUAC engineering', { country: 'CA' }))).toContain('need.application')
})

test('reports the valid range for an invalid target, and builds the plan without the target', () => {
  const plan = planText('SAT 1700')
  const need = plan.summary.find(({ key }) => key === 'need.refused')
  expect(need?.values).toMatchObject({ score: 1700, lowest: 400, highest: 1600 })
  expect(plan.goals).toEqual([{ key: 'goal.exam', values: { exam: { term: 'exam.SAT' } } }])
})

test('builds a general plan for an unrecognized goal, and states this in the summary', () => {
  const plan = planText('be happy')
  expect(plan.goals).toEqual([{ key: 'goal.general', values: {} }])
  expect(listSummaryKeys(plan)).toContain('need.general')
})

test('chooses AP courses by grade', () => {
  const courses = (grade: 'G10' | 'G12') =>
    JSON.stringify(buildStrategy({ country: 'US', grade, preset: 'AP_5' }).goals)
  expect(courses('G12')).toContain('ap.calculus-bc')
  expect(courses('G10')).not.toContain('calculus')
})

test('includes every section of the exam in the focus areas', () => {
  const sections = new Set(twelfthAct.focus.map(({ subject }) => subject))
  expect(sections).toEqual(new Set(['english', 'mathematics']))
})

test('shows section scores for SAT and ACT areas but not for courses', () => {
  const points = (strategy: Strategy) => strategy.focus.map(({ points }) => points)
  const sat = points(buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' }))
  expect(sat.length).toBeGreaterThan(0)
  for (const row of sat) {
    expect(row).toMatchObject({ target: 750, highest: 800 })
    expect((row?.now ?? 0) % 10).toBe(0)
    expect(row?.now).toBeGreaterThanOrEqual(200)
  }
  for (const row of points(twelfthAct)) expect(row?.highest).toBe(36)
  expect(points(ninthIb).every((row) => row === undefined)).toBe(true)
})
