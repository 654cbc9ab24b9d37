import { addDays } from '@pathwise/planner/calendar'
import { planStrategy } from '@pathwise/planner/plan'
import { listSectionDomains } from '@pathwise/planner/section-start'
import { defaultHours, findMinutes } from '@pathwise/planner/study-plan/study-hours'
import { buildQuestion, buildSubscription, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import type { FollowedPlan } from './plan.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const now = () => new Date('2026-11-25T03:30:00Z')
const { callAs } = openRouter(database, { now })
const visitor = callAs(null)

const goal = 'SAT_1500_PLUS'
const context = { country: 'US', grade: 'G11', goal } as const
const strategy = planStrategy({
  ...{ country: 'US', grade: 'G11', today: '2026-11-24', problems: [] },
  goal: { kind: 'preset', preset: goal },
})
const input = { strategy, context, time_zone: 'America/Los_Angeles', language: 'en' } as const

describe('studyPlan.make', () => {
  it('returns a plan that starts today and ends before the recommended sitting', async () => {
    const { plan, today, exams, hours } = await visitor.studyPlan.make(input)
    expect(today).toBe('2026-11-24')
    expect(plan.from).toBe(today)
    expect(hours).toEqual(defaultHours(strategy))
    const recommended = exams.filter((exam) => exam.recommended)
    expect(recommended).toHaveLength(1)
    expect(plan.exam).toEqual({ exam: 'SAT', date: recommended[0]?.date })
    expect(exams[0]).toMatchObject({ date: '2026-12-05', fits: false, recommended: false })
  })

  it('plans the registration for the recommended sitting only', async () => {
    const { plan, exams } = await visitor.studyPlan.make(input)
    const recommended = exams.find((exam) => exam.recommended)
    expect(recommended?.date).not.toBe(exams[1]?.date)
    const deadlines = plan.tasks.filter(({ kind }) => kind === 'date').map(({ deadline }) => deadline)
    expect(deadlines).toEqual([recommended?.deadline])
  })

  it('plans from the current date in the student’s time zone', async () => {
    const { today } = await visitor.studyPlan.make({ ...input, time_zone: 'Asia/Seoul' })
    expect(today).toBe('2026-11-25')
  })

  it('uses the exam date that the student sends, or plans without an exam if the date is null', async () => {
    const chosen = await visitor.studyPlan.make({ ...input, exam_date: '2027-03-20' })
    expect(chosen.plan.exam).toEqual({ exam: 'SAT', date: '2027-03-20' })
    expect(chosen.plan.until).toBe('2027-03-19')
    const none = await visitor.studyPlan.make({ ...input, exam_date: null })
    expect(none.plan.exam).toBeNull()
  })

  it.each(['2026-11-24', '2026-11-01', '2029-01-01'])('rejects the exam date %s', async (exam_date) => {
    await expect(visitor.studyPlan.make({ ...input, exam_date })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      reason: 'exam_day',
    })
  })

  describe('for a goal with several exams', () => {
    const several = 'SAT 1500 and AP Biology 5 and AP Chemistry 5'
    const asked = {
      ...input,
      strategy: planStrategy({
        ...{ country: 'US', grade: 'G11', today: '2026-11-24', problems: [] },
        goal: { kind: 'text', text: several },
      }),
      context: { ...context, goal: several },
    } as const

    it('uses the recommended date and a normal share of the study hours for exams without a choice', async () => {
      const { plan, exams } = await visitor.studyPlan.make(asked)
      expect(plan.exams?.map(({ id, share }) => [id, share])).toEqual([
        ['SAT', 'normal'],
        ['ap.biology', 'normal'],
        ['ap.chemistry', 'normal'],
      ])
      for (const { id, date } of plan.exams ?? []) {
        const recommended = exams.filter((one) => one.exam_id === id && one.recommended)
        expect(recommended.map((one) => one.date)).toEqual([date])
      }
    })

    it('applies a chosen date and share of the study hours only to the exam that they were chosen for', async () => {
      const exam_choices = [
        { id: 'ap.biology', date: '2027-05-06', share: 'more' as const },
        { id: 'SAT', date: null },
      ]
      const { plan } = await visitor.studyPlan.make({ ...asked, exam_choices })
      expect(plan.exams).toMatchObject([
        { id: 'SAT', date: null, share: 'normal' },
        { id: 'ap.biology', date: '2027-05-06', share: 'more' },
        { id: 'ap.chemistry', share: 'normal' },
      ])
      expect(plan.exam).toEqual({ exam: 'AP', date: '2027-05-06' })
    })

    it('offers more sittings that fit when an exam has a larger share of the study hours', async () => {
      const usual = defaultHours(strategy).week
      const day = { from: '10:00', until: '21:00', minutes: 150 }
      const week = { ...usual, monday: day, tuesday: day, wednesday: day, saturday: day, sunday: day }
      const countFitting = async (exam_choices: { id: string; date?: string; share?: 'less' | 'more' }[]) => {
        const { exams } = await visitor.studyPlan.make({ ...asked, hours: { week, exceptions: {} }, exam_choices })
        return exams.filter((one) => one.exam_id === 'SAT' && one.fits).length
      }
      const taken = ['ap.biology', 'ap.chemistry'].map((id) => ({ id, date: '2026-11-07' }))
      const choices = [[{ id: 'SAT', share: 'less' as const }], [], [{ id: 'SAT', share: 'more' as const }], taken]
      const counts = await Promise.all(choices.map(countFitting))
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      expect(new Set(counts).size).toBe(choices.length)
    })

    it('schedules nothing more for an exam that is over', async () => {
      const { plan } = await visitor.studyPlan.make({ ...asked, exam_choices: [{ id: 'SAT', date: '2026-11-07' }] })
      expect(plan.tasks.length).toBeGreaterThan(0)
      expect(plan.tasks.filter(({ examId }) => examId === 'SAT')).toEqual([])
    })

    it('rejects an exam date more than two years ahead', async () => {
      const exam_choices = [{ id: 'SAT', date: '2029-01-01' }]
      await expect(visitor.studyPlan.make({ ...asked, exam_choices })).rejects.toMatchObject({ reason: 'exam_day' })
    })
  })

  it('recommends a later sitting when the measured levels are lower', async () => {
    const math = { ...context, goal: 'SAT Math 750' }
    const planMath = (level: number) => {
      const claim = { low: level - 0.05, high: level + 0.05, verdict: 'not_sure', provisional: false } as const
      const answers = [{ position: 0, skill: 'math.functions', outcome: 'right' } as const]
      const domains = listSectionDomains('sat.math').map(({ id }) => ({ domain: id, ...claim, answers }))
      return planStrategy({
        ...{ country: 'US', grade: 'G11', today: '2026-11-24', problems: [] },
        goal: { kind: 'text', text: math.goal },
        measured: [{ section: 'sat.math', target: 0.86, domains, skills: [] }],
      })
    }
    const compare = async (level: number) => {
      const { exams } = await visitor.studyPlan.make({ ...input, context: math, strategy: planMath(level) })
      return { date: exams.find(({ recommended }) => recommended)?.date, minutes: exams.at(-1)?.weekly_minutes ?? 0 }
    }
    const [strong, weak] = await Promise.all([compare(0.9), compare(0.2)])
    expect(strong).toEqual({ date: expect.stringMatching(/^2027-03/), minutes: 0 })
    expect(weak.minutes).toBeGreaterThan(strong.minutes)
    expect(weak.date).toBe('2027-06-05')
  })

  it('rejects an unknown time zone', async () => {
    await expect(visitor.studyPlan.make({ ...input, time_zone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('plans sets only for problems that the student has not seen', async () => {
    const skill = strategy.focus[0]?.skills[0] ?? ''
    const questions = await Promise.all(
      Array.from({ length: 6 }, () => buildQuestion(database, { skillTags: [skill] })),
    )
    const findSets = async (seen: number[]) => {
      const { plan } = await visitor.studyPlan.make({ ...input, seen })
      return plan.tasks.filter(({ kind, skills }) => kind === 'practise' && skills[0] === skill)
    }
    expect(await findSets([])).toHaveLength(1)
    expect(await findSets(questions.slice(0, 2).map(({ id }) => id))).toEqual([])
  })

  it('subtracts a finished set’s problems from the supply unless the student answered as many problems', async () => {
    const skill = strategy.focus[1]?.skills[0] ?? ''
    const build = (count: number, skillTags: string[]) =>
      Promise.all(Array.from({ length: count }, () => buildQuestion(database, { skillTags })))
    await build(24, [skill])
    const answered = await build(8, ['another', skill])
    const findSets = async (seen: number[]) => {
      const { plan } = await visitor.studyPlan.make({ ...input, seen, done: [`practise.${skill}.1`] })
      return [...plan.tasks, ...plan.left].flatMap(({ kind, skills, number }) =>
        kind === 'practise' && skills[0] === skill ? [number] : [],
      )
    }
    expect(await findSets([])).toEqual([2])
    expect(await findSets(answered.map(({ id }) => id))).toEqual([2, 3])
  })

  it('returns a plan without the tasks that the request lists as done', async () => {
    const { plan } = await visitor.studyPlan.make(input)
    const [first] = plan.tasks
    const again = await visitor.studyPlan.make({ ...input, done: [first?.key ?? ''] })
    expect(again.plan.tasks.map(({ key }) => key)).not.toContain(first?.key)
  })

  it('subtracts the minutes already studied from today’s study time', async () => {
    const { plan, hours } = await visitor.studyPlan.make(input)
    const studied = findMinutes(hours, plan.from)
    expect(plan.tasks.some(({ day }) => day === plan.from)).toBe(true)
    const later = await visitor.studyPlan.make({ ...input, minutes_done_today: studied })
    expect(later.plan.tasks.some(({ day }) => day === plan.from)).toBe(false)
    await expect(visitor.studyPlan.make({ ...input, minutes_done_today: -1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('schedules a deadline task for today even when less than a planning unit of study time is left', async () => {
    const registering = { ...input, exam_date: '2026-12-05' }
    const { plan, hours } = await visitor.studyPlan.make(registering)
    const studied = findMinutes(hours, plan.from) - 3
    const later = await visitor.studyPlan.make({ ...registering, minutes_done_today: studied })
    const deadlines = later.plan.tasks.filter(({ kind, day }) => kind === 'date' && day === plan.from)
    expect(deadlines.map(({ minutes }) => minutes)).toEqual([15])
  })

  it('requires a paid plan for custom hours and for replanning when billing plans are for sale', async () => {
    const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], soldPlans: ['pro'] } as const
    const selling = openRouter(database, { now, stripe })
    const hours = defaultHours(strategy)
    const refused = { code: 'FORBIDDEN', reason: 'plan_feature' }
    const free = selling.callAs({ id: (await buildUser(database)).id })
    await expect(free.studyPlan.make({ ...input, hours })).rejects.toMatchObject(refused)
    const { plan } = await free.studyPlan.make(input)
    const missed = { plan, hours, time_zone: 'UTC', done: [] }
    await expect(free.studyPlan.catchUp(missed)).rejects.toMatchObject(refused)
  })

  it('schedules nothing during busy times', async () => {
    const hours = {
      ...defaultHours(strategy),
      free: { '2026-11-28': [], '2026-11-30': [{ from: '20:30', until: '21:00' }] },
    }
    const usual = await visitor.studyPlan.make(input)
    const { plan } = await visitor.studyPlan.make({ ...input, hours })
    const sum = (tasks: typeof plan.tasks, date: string) =>
      tasks.filter(({ day }) => day === date).reduce((total, { minutes }) => total + minutes, 0)
    expect(sum(usual.plan.tasks, '2026-11-28')).toBeGreaterThan(0)
    expect(sum(plan.tasks, '2026-11-28')).toBe(0)
    expect(sum(usual.plan.tasks, '2026-11-30')).toBeGreaterThan(30)
    expect(sum(plan.tasks, '2026-11-30')).toBeLessThanOrEqual(30)
  })

  it('requires a Premium billing plan to plan around busy times when billing plans are for sale', async () => {
    const soldPlans = ['pro', 'premium_student'] as const
    const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], soldPlans }
    const selling = openRouter(database, { now, stripe })
    const hours = { ...defaultHours(strategy), free: { '2026-11-28': [] } }
    const make = async (planId?: 'premium_student' | 'pro') => {
      const { id } = await buildUser(database)
      const currentPeriodEnd = new Date('2026-12-23')
      if (planId) await buildSubscription(database, { userId: id, planId, currentPeriodEnd })
      return selling.callAs({ id }).studyPlan.make({ ...input, hours })
    }
    const refused = { code: 'FORBIDDEN', reason: 'plan_feature' }
    await expect(make()).rejects.toMatchObject(refused)
    await expect(make('pro')).rejects.toMatchObject(refused)
    await expect(selling.callAs(null).studyPlan.make({ ...input, hours })).rejects.toMatchObject(refused)
    expect((await make('premium_student')).hours).toEqual(hours)
  })
})

describe('studyPlan.catchUp', () => {
  it('reschedules the tasks of a missed day, and returns the number of moved tasks', async () => {
    const { plan, hours } = await visitor.studyPlan.make({ ...input, time_zone: 'UTC' })
    const later = openRouter(database, { now: () => new Date('2026-11-27T12:00:00Z') }).callAs(null)
    const result = await later.studyPlan.catchUp({ plan, hours, time_zone: 'UTC', done: [] })
    expect(result.plan.tasks.every(({ day }) => day >= '2026-11-27')).toBe(true)
    expect(result.stay).toBeGreaterThan(result.moved)
    expect(result.moved).toBeGreaterThan(0)
  })
})

describe('studyPlan.syncPlan', () => {
  const report = {
    result: { summary: '', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] },
    context,
  }

  async function buildPlan(changed_at: string, time_zone = 'UTC'): Promise<FollowedPlan> {
    const { plan, hours } = await visitor.studyPlan.make(input)
    return { version: 1, report, hours, time_zone, exam_date: plan.exam?.date ?? null, plan, changed_at }
  }

  async function signUp() {
    const { id } = await buildUser(database)
    return callAs({ id })
  }

  it('returns null for an account without a plan', async () => {
    expect(await (await signUp()).studyPlan.syncPlan({ plan: null })).toEqual({ plan: null })
  })

  it('keeps the most recently changed plan, whichever device syncs first', async () => {
    const early = await buildPlan('2026-11-24T10:00:00.000Z')
    const late = await buildPlan('2026-11-24T11:00:00.000Z', 'Asia/Seoul')
    for (const order of [
      [early, late, early],
      [late, early, late],
    ]) {
      const student = await signUp()
      for (const plan of order) await student.studyPlan.syncPlan({ plan })
      expect(await student.studyPlan.syncPlan({ plan: null })).toEqual({ plan: late })
    }
  })

  it('stores the free times that a plan sets for individual days', async () => {
    const plan = await buildPlan('2026-11-24T10:00:00.000Z')
    const free = { '2026-11-28': [], '2026-11-30': [{ from: '19:30', until: '21:00' }] }
    const student = await signUp()
    const busy = { ...plan, hours: { ...plan.hours, free } }
    await student.studyPlan.syncPlan({ plan: busy })
    expect(await student.studyPlan.syncPlan({ plan: null })).toEqual({ plan: busy })
  })

  it('does not return the plan of another account', async () => {
    const plan = await buildPlan('2026-11-24T10:00:00.000Z')
    await (await signUp()).studyPlan.syncPlan({ plan })
    expect(await (await signUp()).studyPlan.syncPlan({ plan: null })).toEqual({ plan: null })
  })

  it('rejects a plan that is too large or cannot be stored', async () => {
    const plan = await buildPlan('2026-11-24T10:00:00.000Z')
    const student = await signUp()
    const tooLong = { ...report, result: { ...report.result, weaknesses: Array(50).fill('x'.repeat(2_000)) } }
    const days = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [addDays('2026-11-24', index), 0]))
    const hours = { ...plan.hours, exceptions: days }
    const tasks = Array.from({ length: 600 }, (_, index) => ({
      ...{
        key: `own.${'k'.repeat(100)}.${index}`,
        kind: 'own' as const,
        minutes: 10,
        day: '2026-11-24',
        number: 9_999,
      },
      skills: Array(20).fill('chemistry.kinetics-equilibrium' as const),
    }))
    const huge = { ...plan, report: tooLong, hours, plan: { ...plan.plan, tasks } }
    await expect(student.studyPlan.syncPlan({ plan: huge })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    const unstorable = { ...plan, report: { ...report, result: { ...report.result, summary: 'a\0b' } } }
    await expect(student.studyPlan.syncPlan({ plan: unstorable })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  })

  it('throws UNAUTHORIZED when a visitor syncs a followed plan', async () => {
    await expect(visitor.studyPlan.syncPlan({ plan: null })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
