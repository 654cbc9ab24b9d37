import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../src/calendar.ts'
import { planStrategy } from '../../src/plan.ts'
import { catchUp } from '../../src/study-plan/catch-up.ts'
import { findLastDay, listExamDays } from '../../src/study-plan/exam-days.ts'
import { listGoalExams } from '../../src/study-plan/goal-exams.ts'
import { makeStudyPlan, type StudyPlanInput } from '../../src/study-plan/make-study-plan.ts'
import { findMissed } from '../../src/study-plan/missed.ts'
import type { DatedExam } from '../../src/study-plan/plan-parts.ts'
import { findMinutes, listDays } from '../../src/study-plan/study-hours.ts'
import { type ExamShare, type StudyPlan, studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

const today = '2026-11-24'
const noShares: Readonly<Record<string, ExamShare>> = {}

/** Builds the plan input for a typed goal with the given exam dates. */
function buildSeveral(
  text: string,
  dates: Readonly<Record<string, string | null>>,
  { shares = noShares, ...changes }: Partial<StudyPlanInput> & { shares?: Readonly<Record<string, ExamShare>> } = {},
) {
  const goal = { country: 'US', grade: 'G11', goal: { kind: 'text', text }, today } as const
  const exams = listGoalExams(goal).map(
    (exam): DatedExam => ({ ...exam, date: dates[exam.id] ?? null, share: shares[exam.id] ?? 'normal' }),
  )
  const strategy = planStrategy({ ...goal, problems: [] })
  return {
    ...buildInput({ strategy, exam: null, hours: buildHours(60), supply: buildSupply({ count: 24 }) }),
    exams,
    ...changes,
  }
}

const text = 'SAT 1500 and AP Biology 5 and AP Chemistry 5'
const dates = { SAT: '2027-03-13', 'ap.biology': '2027-05-03', 'ap.chemistry': '2027-05-04' }

function countMinutes(plan: StudyPlan, id: string | undefined, from: string, until: string): number {
  return plan.tasks
    .filter((task) => task.examId === id && task.day >= from && task.day <= until)
    .reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Checks a plan for several exams. Returns a message for each violated rule. */
function findViolations(plan: StudyPlan, { hours }: StudyPlanInput): string[] {
  const exams = listExamDays(plan)
  const keys = plan.tasks.map(({ key }) => key)
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `twice: ${key}`),
    ...plan.tasks.filter((task) => task.day > findLastDay(plan, task)).map(({ key }) => `after its exam: ${key}`),
    ...plan.tasks
      .filter(({ kind, examId }) => kind !== 'due' && examId === undefined)
      .map(({ key }) => `no exam: ${key}`),
    ...exams.flatMap(({ date }) =>
      listDays(addDays(date, -7), date).flatMap((day) => {
        const planned = plan.tasks.filter((task) => task.day === day).reduce((sum, { minutes }) => sum + minutes, 0)
        return planned > (day === date ? 0 : findMinutes(hours, day) / 2) ? [`too full: ${day}`] : []
      }),
    ),
  ]
}

describe('listGoalExams', () => {
  const list = (words: string) =>
    listGoalExams({ country: 'US', grade: 'G11', goal: { kind: 'text', text: words }, today }).map(({ id }) => id)

  it.each([
    [text, ['SAT', 'ap.biology', 'ap.chemistry']],
    ['AP Bio + AP Chem', ['ap.biology', 'ap.chemistry']],
    ['SAT 1500', ['SAT']],
    ['AP Biology 5', ['AP']],
    ['get better at algebra', []],
  ])('finds the exams in %j', (words, ids) => {
    expect(list(words).toSorted()).toEqual(ids.toSorted())
  })

  it('lists AP as a single exam when the goal names no courses', () => {
    const goal = { kind: 'preset', preset: 'AP_5' } as const
    expect(listGoalExams({ country: 'US', grade: 'G11', goal, today }).map(({ id }) => id)).toEqual(['AP'])
  })
})

describe('makeStudyPlan for several exams', () => {
  const input = buildSeveral(text, dates)
  const plan = makeStudyPlan(input)

  it('plans tasks for each exam until the day before it when the goal names three exams', () => {
    expect(findViolations(plan, input)).toEqual([])
    expect(studyPlanSchema.parse(plan)).toEqual(plan)
    expect(plan.exam).toEqual({ exam: 'AP', date: '2027-05-04' })
    expect(plan.exams?.map(({ id, date }) => [id, date])).toEqual(Object.entries(dates))
    for (const { id, date, phases } of plan.exams ?? []) {
      expect(countMinutes(plan, id, today, date ?? ''), id).toBeGreaterThan(300)
      expect(phases.at(-1)).toMatchObject({ kind: 'taper', until: addDays(date ?? '', -1) })
    }
  })

  it('gives the hours of a past exam to the remaining exams', () => {
    const weeksBefore = [countMinutes(plan, 'ap.biology', '2027-01-04', '2027-02-28'), 8]
    const weeksAfter = [countMinutes(plan, 'ap.biology', '2027-03-15', '2027-04-25'), 6]
    const [before, after] = [weeksBefore, weeksAfter].map(([minutes = 0, weeks = 1]) => minutes / weeks)
    expect(after).toBeGreaterThan((before ?? 0) * 1.5)
    for (let monday = '2027-03-15'; monday < '2027-04-19'; monday = addDays(monday, 7)) {
      const minutes = plan.tasks
        .filter(({ day }) => daysBetween(monday, day) >= 0 && daysBetween(monday, day) < 7)
        .reduce((sum, one) => sum + one.minutes, 0)
      expect(minutes, monday).toBeGreaterThan(250)
    }
  })

  it.each(['less', 'more'] as const)('assigns an exam %s time when the student asks for it', (share) => {
    const until = '2027-03-12'
    const changed = makeStudyPlan(buildSeveral(text, dates, { shares: { 'ap.biology': share } }))
    const [usual, chosen] = [plan, changed].map((one) => countMinutes(one, 'ap.biology', today, until))
    expect(Math.sign((chosen ?? 0) - (usual ?? 0))).toBe(share === 'more' ? 1 : -1)
    expect(findViolations(changed, input)).toEqual([])
  })

  it('assigns more study time to the earlier of two exams until the date of that exam', () => {
    const near = makeStudyPlan(
      buildSeveral('AP Biology 5 and AP Chemistry 5', { ...dates, 'ap.biology': '2027-02-01' }),
    )
    expect(countMinutes(near, 'ap.biology', today, '2027-01-31')).toBeGreaterThan(
      countMinutes(near, 'ap.chemistry', today, '2027-01-31'),
    )
  })

  it('keeps planning the skills of a past exam when the next exam includes them', () => {
    const both = buildSeveral(
      'SAT 1500 and ACT 34',
      { SAT: '2026-12-19', ACT: '2027-04-10' },
      { hours: buildHours(30) },
    )
    const next = makeStudyPlan(both)
    expect(findViolations(next, both)).toEqual([])
    const later = next.tasks.filter(({ day }) => day > '2026-12-19')
    expect(later.every(({ examId }) => examId === undefined || examId === 'ACT')).toBe(true)
    const sat = new Set(both.exams.find(({ id }) => id === 'SAT')?.skills)
    expect(
      later.filter(({ kind, skills }) => kind === 'learn' && skills.some((id) => sat.has(id))).length,
    ).toBeGreaterThan(3)
  })

  it('plans each set once when some sets are finished and the work continues after an exam', () => {
    const done = new Set(['practise.math.geometry.1', 'practise.math.geometry.3'])
    const days = { SAT: '2026-12-19', ACT: '2027-04-10' }
    const supply = { ...buildSupply({ count: 40 }), seen: new Map([['math.geometry', 16] as const]) }
    const both = buildSeveral('SAT 1500 and ACT 34', days, { done, supply })
    const next = makeStudyPlan(both)
    expect(findViolations(next, both)).toEqual([])
    const numbers = next.tasks.flatMap(({ key }) => /^practise\.math\.geometry\.(\d)$/.exec(key)?.[1] ?? [])
    expect(numbers.toSorted()).toEqual(['2', '4', '5', '6'])
  })

  it('plans tasks for an exam without a date until the end of the plan', () => {
    const open = makeStudyPlan(buildSeveral(text, { SAT: '2027-03-13' }))
    expect(open.exam).toEqual({ exam: 'SAT', date: '2027-03-13' })
    expect(countMinutes(open, 'ap.biology', today, open.until)).toBeGreaterThan(100)
    const none = makeStudyPlan(buildSeveral(text, {}))
    expect(none.exam).toBeNull()
    expect(none.tasks.length).toBeGreaterThan(20)
  })
})

describe('makeStudyPlan after the last dated exam', () => {
  it.each([
    ['on the exam day', '2027-03-13'],
    ['after the exam day', '2027-03-14'],
  ])('plans eight weeks for the exams without a date when it is made %s', (_, from) => {
    const input = buildSeveral(text, { SAT: '2027-03-13' }, { from })
    const plan = makeStudyPlan(input)
    expect(findViolations(plan, input)).toEqual([])
    expect([plan.exam, plan.until]).toEqual([null, addDays(from, 55)])
    expect(countMinutes(plan, 'ap.biology', from, plan.until)).toBeGreaterThan(100)
  })

  it('plans nothing when all exams are over', () => {
    const plan = makeStudyPlan(
      buildSeveral('SAT 1500 and ACT 34', { SAT: '2027-03-13', ACT: '2027-04-10' }, { from: '2027-04-11' }),
    )
    expect(plan.exam).toEqual({ exam: 'ACT', date: '2027-04-10' })
    expect(plan.tasks).toEqual([])
  })
})

describe('catchUp for several exams', () => {
  const input = buildSeveral(text, { ...dates, SAT: '2026-12-12' })
  const plan = makeStudyPlan(input)

  it('drops missed tasks of a past exam and reschedules other missed tasks before their own exams', () => {
    const day = '2026-12-14'
    const done = new Set(plan.tasks.filter((task) => task.day < '2026-12-09').map(({ key }) => key))
    const missed = findMissed(plan, { today: day, done })
    expect(missed.every(({ examId }) => examId !== 'SAT')).toBe(true)
    const { plan: next } = catchUp(plan, { today: day, hours: input.hours, done })
    const open = next.tasks.filter(({ key }) => !done.has(key))
    expect(open.filter((task) => task.day < day || task.day > findLastDay(next, task))).toEqual([])
  })

  it('never schedules a missed task after its exam', () => {
    const { plan: next } = catchUp(plan, { today: '2026-12-09', hours: input.hours, done: new Set() })
    expect(next.tasks.filter((task) => task.day > findLastDay(next, task))).toEqual([])
    expect(next.tasks.filter(({ day }) => day === '2026-12-12')).toEqual([])
  })
})
