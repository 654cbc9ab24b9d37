import { describe, expect, it } from 'vitest'
import { planStrategy } from '../../src/plan.ts'
import { listGoalExams } from '../../src/study-plan/goal-exams.ts'
import { makeStudyPlan, type StudyPlanInput } from '../../src/study-plan/make-study-plan.ts'
import { studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { findViolations } from './find-violations.ts'
import { buildHours, buildInput, planSat } from './inputs.ts'

const sat = { exam: 'SAT', date: '2027-06-05' } as const
const satDeadline = '2027-05-21'
const registered = new Set([`date.sat.deadline_rule.${satDeadline}`])

/** Makes a plan, asserts that it violates no rules, and returns its deadlines. */
function listDeadlines(changes: Partial<StudyPlanInput>) {
  const input = buildInput({ exam: sat, ...changes })
  const plan = studyPlanSchema.parse(makeStudyPlan(input))
  expect(findViolations(plan, input)).toEqual([])
  return plan.tasks.flatMap(({ kind, exam, deadline, deadlineKind }) =>
    kind === 'date' ? [[exam, deadline, deadlineKind]] : [],
  )
}

describe('makeStudyPlan', () => {
  it('plans only the registration for the chosen sitting when earlier sittings are open too', () => {
    expect(listDeadlines({})).toEqual([['SAT', satDeadline, 'regular']])
  })

  it('marks the registration as estimated when its deadline is not published', () => {
    expect(listDeadlines({ exam: { exam: 'ACT', date: '2027-06-12' } })).toEqual([['ACT', '2027-05-08', 'about']])
  })

  it('plans the registration with the earlier deadline when the exam is on the later of two conflicting days', () => {
    const exam = { exam: 'SAT', date: '2027-03-13' } as const
    expect(listDeadlines({ exam })).toEqual([['SAT', '2027-02-19', 'regular']])
    expect(listDeadlines({ exam: { ...exam, date: '2027-03-12' } })).toEqual([])
  })

  it.each(['2027-02-19', '2027-02-26'])(
    'plans no registration for the later of two conflicting days when the student has completed the registration due on %s',
    (deadline) => {
      const done = new Set([`date.sat.deadline_rule.${deadline}`])
      expect(listDeadlines({ exam: { exam: 'SAT', date: '2027-03-13' }, done })).toEqual([])
    },
  )

  it('plans the registration when the report is too old to name the sitting', () => {
    const strategy = planSat('2026-11-24')
    expect(listDeadlines({ strategy, from: '2027-05-03' })).toEqual([['SAT', satDeadline, 'regular']])
  })

  it.each([
    [satDeadline, [['SAT', satDeadline, 'regular']]],
    ['2027-05-22', [['SAT', '2027-05-25', 'late']]],
    ['2027-05-26', []],
  ])('plans the next open registration of the sitting when the plan starts on %s', (from, expected) => {
    const hours = { ...buildHours(60), exceptions: { [satDeadline]: 60 } }
    expect(listDeadlines({ from, hours })).toEqual(expected)
  })

  it.each([satDeadline, '2027-05-22'])('does not repeat a completed registration in a plan from %s', (from) => {
    expect(listDeadlines({ done: registered, from })).toEqual([])
  })

  it.each([null, { exam: 'SAT', date: '2027-05-29' }, { exam: 'AP', date: '2027-05-03' }] as const)(
    'plans no registration when no deadline is known for the exam: %o',
    (exam) => {
      expect(listDeadlines({ exam })).toEqual([])
    },
  )

  it.each([10, 5])('plans the registration when no day before its deadline has more than %s minutes', (minutes) => {
    const busy = ['2027-05-17', '2027-05-18', '2027-05-19', '2027-05-20', '2027-05-21']
    const exceptions = Object.fromEntries(busy.map((day) => [day, minutes]))
    const hours = { ...buildHours(60), exceptions }
    expect(listDeadlines({ from: '2027-05-17', hours })).toEqual([['SAT', satDeadline, 'regular']])
  })

  it('plans the registration on a day off when no study day is left before its deadline', () => {
    const input = buildInput({ exam: sat, from: satDeadline, hours: buildHours(60) })
    const dates = makeStudyPlan(input).tasks.filter(({ kind }) => kind === 'date')
    expect(dates).toMatchObject([{ day: satDeadline, minutes: 15 }])
  })

  it('plans a registration for each SAT and ACT sitting when the goal names several exams', () => {
    const text = 'SAT 1500 and ACT 34 and AP Biology 5'
    const goal = { country: 'US', grade: 'G11', goal: { kind: 'text', text }, today: '2026-11-24' } as const
    const days = new Map([
      ['SAT', '2027-05-01'],
      ['ACT', '2027-06-12'],
    ])
    const exams = listGoalExams(goal).map((exam) => {
      const date = days.get(exam.exam) ?? '2027-05-04'
      return { ...exam, date, share: 'normal' as const }
    })
    const strategy = planStrategy({ ...goal, problems: [] })
    const { tasks } = makeStudyPlan(buildInput({ strategy, exam: null, exams, hours: buildHours(60) }))
    const dates = tasks.filter(({ kind }) => kind === 'date')
    expect(dates.map(({ examId, deadline }) => [examId, deadline])).toEqual([
      ['SAT', '2027-04-16'],
      ['ACT', '2027-05-08'],
    ])
  })

  it('plans both the application and the registration when the student applies to universities in Ontario', () => {
    const goal = { country: 'CA', grade: 'G12', goal: { kind: 'preset', preset: 'SAT_1500_PLUS' } } as const
    const strategy = planStrategy({ ...goal, today: '2026-11-24', problems: [] })
    expect(listDeadlines({ strategy, exam: { exam: 'SAT', date: '2027-05-01' } })).toEqual([
      ['OUAC', '2027-01-15', 'regular'],
      ['SAT', '2027-04-16', 'regular'],
    ])
  })
})
