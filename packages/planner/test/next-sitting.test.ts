import { expect, test } from 'vitest'
import { buildStrategy, listSummaryKeys, planText } from './contexts.ts'

const sat = { country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' } as const
const act = { country: 'US', grade: 'G11', preset: 'ACT_35_PLUS' } as const
const findNext = (plan: ReturnType<typeof buildStrategy>) => plan.summary.find(({ key }) => key.startsWith('next.'))

test('names the next test date that the student can still register for', () => {
  expect(findNext(buildStrategy(sat, '2026-11-10'))).toEqual({
    key: 'next.sitting',
    values: { exam: { term: 'exam.SAT' }, date: { date: '2026-12-05' } },
  })
  expect(findNext(buildStrategy(sat, '2026-12-05'))?.values).toMatchObject({ date: { date: '2027-03-06' } })
})

test('explains that registration has closed when the plan skips a test date', () => {
  expect(findNext(buildStrategy(act, '2026-11-23'))).toEqual({
    key: 'next.laterClosed',
    values: { exam: { term: 'exam.ACT' }, date: { date: '2027-02-27' }, next: { date: '2026-12-12' } },
  })
})

test('explains that the next test date is too early for a sophomore', () => {
  const plan = buildStrategy({ ...sat, grade: 'G10' }, '2026-11-23')
  expect(findNext(plan)).toEqual({
    key: 'next.laterEarly',
    values: {
      exam: { term: 'exam.SAT' },
      date: { date: '2027-05-01' },
      next: { date: '2026-12-05' },
      grade: { term: 'grade.G10' },
    },
  })
  expect(findNext(buildStrategy({ ...sat, grade: 'G10' }, '2027-04-01'))?.key).toBe('next.sitting')
})

test('asks students to check a test date when sources disagree', () => {
  expect(listSummaryKeys(buildStrategy(sat, '2026-12-10'))).toContain('next.checkDay')
  expect(listSummaryKeys(buildStrategy({ ...sat, grade: 'G12' }, '2026-12-10'))).toContain('next.checkDay')
})

test.each([
  ['SAT 1500', '2026-11-23', '2026-12-05', 1000],
  ['SAT 1500', '2027-01-20', '2027-03-06', 1020],
  ['ACT 35', '2026-11-23', '2027-02-27', 22],
])('sets a milestone when the goal %s, on %s, cannot be reached by %s', (goal, today, date, milestone) => {
  const plan = planText(goal, { today })
  expect(plan.summary).toContainEqual({ key: 'need.milestone', values: { date: { date }, milestone } })
})

test.each(['SAT', 'SAT 900', 'SAT 1000', 'AP Biology 5', 'calculus'])('sets no milestone for the goal %s', (goal) => {
  expect(listSummaryKeys(planText(goal, { today: '2026-11-23' }))).not.toContain('need.milestone')
})
