import { expect, test } from 'vitest'
import { planFor, planText, summaryKeys } from './contexts.ts'

const sat = { country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' } as const
const act = { country: 'US', grade: 'G11', preset: 'ACT_35_PLUS' } as const
const findNext = (plan: ReturnType<typeof planFor>) => plan.summary.find(({ key }) => key.startsWith('next.'))

test('marks the next test date on the calendar as the next one when the plan is for that date', () => {
  expect(findNext(planFor(sat, '2026-11-10'))).toEqual({
    key: 'next.sitting',
    values: { exam: { term: 'exam.SAT' }, date: { date: '2026-12-05' } },
  })
  expect(findNext(planFor(sat, '2026-12-05'))?.values).toMatchObject({ date: { date: '2027-03-13' } })
})

test('states that registration for the next test date is closed when the plan is for a later one', () => {
  expect(findNext(planFor(act, '2026-11-23'))).toEqual({
    key: 'next.laterClosed',
    values: { exam: { term: 'exam.ACT' }, date: { date: '2027-02-27' }, next: { date: '2026-12-12' } },
  })
})

test('states that the next test date is too early for a sophomore, who should first take the test in May', () => {
  const plan = planFor({ ...sat, grade: 'G10' }, '2026-11-23')
  expect(findNext(plan)).toEqual({
    key: 'next.laterEarly',
    values: {
      exam: { term: 'exam.SAT' },
      date: { date: '2027-05-01' },
      next: { date: '2026-12-05' },
      grade: { term: 'grade.G10' },
    },
  })
  expect(findNext(planFor({ ...sat, grade: 'G10' }, '2027-04-01'))?.key).toBe('next.sitting')
})

test('asks the student to verify a test date when sources conflict, and does not show a derived deadline', () => {
  expect(summaryKeys(planFor(sat, '2026-12-10'))).toContain('next.checkDay')
  expect(summaryKeys(planFor({ ...sat, grade: 'G12' }, '2026-12-10'))).toContain('next.checkDay')
})

test.each([
  ['SAT 1500', '2026-11-23', '2026-12-05', 1000],
  ['SAT 1500', '2027-01-20', '2027-03-13', 1020],
  ['ACT 35', '2026-11-23', '2027-02-27', 22],
])(
  'includes a milestone when the goal %s on %s needs more time than is available before %s',
  (goal, today, date, milestone) => {
    const plan = planText(goal, { today })
    expect(plan.summary).toContainEqual({ key: 'need.milestone', values: { date: { date }, milestone } })
  },
)

test.each(['SAT', 'SAT 900', 'SAT 1000', 'AP Biology 5', 'calculus'])(
  'includes no milestone for the goal %s',
  (goal) => {
    expect(summaryKeys(planText(goal, { today: '2026-11-23' }))).not.toContain('need.milestone')
  },
)
