// @vitest-environment jsdom
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildSampleFollowedPlan, buildServerPlan, plannableReport } from '../../../../test/sample-study-plan.ts'
import { removeAccessToken } from '../../../lib/session/access-token.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { rememberReport } from './model/last-report.ts'
import { progressStore } from './model/progress-store.ts'
import { buildTaskKey } from './model/task-status.ts'

const monday = '2026-11-23'
const { context } = plannableReport

beforeEach(() => {
  localStorage.clear()
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
  removeAccessToken()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${monday}T12:00:00.000Z`) })
  stubApi({})
})
afterEach(() => void vi.useRealTimers())

const today = async (language: 'en' | 'ko' = 'en') =>
  within(await screen.findByRole('region', { name: language === 'ko' ? /^오늘/ : /^Today/ }))

async function open(plan: FollowedPlan = buildSampleFollowedPlan(), day = monday) {
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`))
  followedPlanStore.follow(plan)
  await renderApp('/study-plan')
  return today()
}

function completeBefore(plan: FollowedPlan, day: string) {
  for (const task of plan.plan.tasks) {
    if (task.day < day) progressStore.reach(buildTaskKey(context, task), 'completed', new Date())
  }
}

describe('exam day', () => {
  const road = () => within(screen.getByRole('region', { name: 'The road to your exam' }))

  it('says that sources differ when they disagree about the exam day', async () => {
    await open()
    expect(road().getByText('SAT on March 6, 2027')).toBeDefined()
    expect(road().getByText('sources differ')).toBeDefined()
  })

  it('does not say that sources differ when the student chose another day', async () => {
    const followedPlan = buildSampleFollowedPlan()
    const exam = { exam: 'SAT', date: '2027-05-01' } as const
    await open({ ...followedPlan, exam_date: exam.date, plan: { ...followedPlan.plan, exam } })
    expect(road().getByText('SAT on May 1, 2027')).toBeDefined()
    expect(road().queryByText('sources differ')).toBeNull()
  })

  it.each([
    ['2026-12-05', '2026-11-23', false],
    ['2027-03-06', '2026-11-23', true],
    ['2027-03-06', '2026-12-06', false],
  ])('names the report’s earlier exam day while it is ahead: exam on %s, today %s', async (date, day, isNamed) => {
    const followedPlan = buildSampleFollowedPlan()
    const exam = { exam: 'SAT', date } as const
    await open({ ...followedPlan, exam_date: date, plan: { ...followedPlan.plan, exam } }, day)
    expect(road().queryByText(/^Your report names December\s5, 2026/) !== null).toBe(isNamed)
  })
})

describe('first visit with a report', () => {
  it('creates a plan in the browser’s time zone and follows it', async () => {
    rememberReport(plannableReport, new Date())
    const calls = stubApi({ 'studyPlan.make': () => ({ data: buildServerPlan() }) })
    await renderApp('/study-plan')
    const section = await today()
    expect(section.getAllByRole('listitem').length).toBeGreaterThan(0)
    const made = calls.filter(({ procedure }) => procedure === 'studyPlan.make')
    expect(made).toHaveLength(1)
    expect(makePlanInputSchema.parse(made[0]?.input)).toMatchObject({
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      hours: null,
    })
    expect(followedPlanStore.current().plan).toMatchObject({ exam_date: '2027-03-06', report: plannableReport })
  })

  it('shows the report’s steps and a retry button when creating the plan fails', async () => {
    rememberReport(plannableReport, new Date())
    let broken = true
    stubApi({
      'studyPlan.make': () => (broken ? { status: 400, message: 'broken' } : { data: buildServerPlan() }),
    })
    await renderApp('/study-plan')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load personalized plan.')
    expect(screen.getByRole('heading', { name: 'Algebra' })).toBeDefined()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await today()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('dates the report with the device’s day when it was opened on the Eastern day on which it was made', async () => {
  // In New York, this is November 21 at 10 p.m.
  rememberReport(plannableReport, new Date('2026-11-22T03:00:00.000Z'))
  await open()
  expect(screen.getByText(/^From your report of November\s22, 2026: /)).toBeDefined()
})

it('dates a report that was opened later with the day on which it was made', async () => {
  rememberReport(plannableReport, new Date('2026-11-23T12:00:00.000Z'))
  await open()
  expect(screen.getByText(/^From your report of November\s21, 2026: /)).toBeDefined()
})

describe('today', () => {
  it('shows at most three tasks for today, and the primary button on the first one', async () => {
    const followedPlan = buildSampleFollowedPlan()
    const [first] = followedPlan.plan.tasks
    const tasks = [1, 2, 3, 4].map((number) => ({
      ...{ key: `due.${monday}.${number}`, kind: 'due' as const, minutes: 10, skills: [], number },
      day: monday,
    }))
    const more = {
      ...followedPlan,
      plan: { ...followedPlan.plan, tasks: [...tasks, ...followedPlan.plan.tasks.slice(1)] },
    }
    expect(first?.day).toBe(monday)
    const section = await open(more)
    const list = within(section.getByRole('list', { name: 'Tasks for today' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    expect(section.getByText('Also today')).toBeDefined()
    expect(section.getByText(/^(Next|Tomorrow): /)).toBeDefined()
    expect(list.getAllByRole('link')[0]?.className).toContain('bg-accent')
  })

  it('marks a task as in progress when its link is clicked', async () => {
    const section = await open()
    const [link] = section.getAllByRole('link')
    const [first] = buildSampleFollowedPlan().plan.tasks
    await userEvent.click(link ?? document.body)
    expect(progressStore.current()).toMatchObject([
      { key: buildTaskKey(context, first ?? { key: '' }), status: 'in_progress' },
    ])
  })

  it('marks a task as done, focuses its title, and lets the student undo it', async () => {
    const section = await open()
    const [done] = section.getAllByRole('button', { name: /^Done: / })
    const title = done?.getAttribute('aria-label')?.replace('Done: ', '') ?? ''
    await userEvent.click(done ?? document.body)
    expect(document.activeElement?.textContent).toBe(title)
    expect(progressStore.current()).toMatchObject([{ status: 'completed' }])
    await userEvent.click(section.getByRole('button', { name: `Undo: ${title}` }))
    expect(progressStore.current()).toMatchObject([{ status: 'in_progress', reopened: 1 }])
    expect(section.getByRole('link', { name: `Continue: ${title}` })).toBeDefined()
  })

  it('congratulates the student when all tasks are done and shows the next study day', async () => {
    const followedPlan = buildSampleFollowedPlan()
    completeBefore(followedPlan, '2026-11-24')
    const section = await open(followedPlan)
    expect(section.getByText('Done for today. Nice work!')).toBeDefined()
    expect(section.getByText(/^Tomorrow: Tuesday, November\s24$/)).toBeDefined()
  })

  const rest = { from: '18:00', until: '21:00', minutes: 0 }
  const week = { monday: rest, tuesday: rest, wednesday: rest, thursday: rest, friday: rest, saturday: rest }
  it.each<[string, FollowedPlan, string, RegExp]>([
    ['before the first day', buildSampleFollowedPlan(), '2026-11-20', /^Your plan starts on November\s23, 2026$/],
    ['on the exam day', buildSampleFollowedPlan(), '2027-03-06', /^Today is the day: SAT$/],
    ['after the exam day', buildSampleFollowedPlan(), '2027-03-08', /^Your exam day has passed: SAT$/],
    [
      'after a plan without an exam',
      buildSampleFollowedPlan({ exam: null }),
      '2027-06-01',
      /^You have reached the end/,
    ],
    [
      'without study time in the week',
      buildSampleFollowedPlan({ hours: { week: { ...week, sunday: rest }, exceptions: {} } }),
      monday,
      /^There is no study time in your week yet$/,
    ],
  ])('shows the matching message %s', async (_when, followedPlan, day, text) => {
    const section = await open(followedPlan, day)
    expect(section.getByText(text)).toBeDefined()
  })

  it('shows “Today is a day off” on a day without study time', async () => {
    const exceptions = { [monday]: 0 }
    const usual = buildSampleFollowedPlan()
    const section = await open(buildSampleFollowedPlan({ hours: { ...usual.hours, exceptions } }))
    expect(section.getByText('Today is a day off')).toBeDefined()
  })

  it('asks the student to choose the next goal when the exam day has passed', async () => {
    const section = await open(buildSampleFollowedPlan(), '2027-03-08')
    expect(section.getByRole('link', { name: 'Choose my next goal' }).getAttribute('href')).toBe('/#quick-start')
    expect(section.getByRole('button', { name: 'Choose another exam day' })).toBeDefined()
  })

  it('shows the tasks in Korean', async () => {
    followedPlanStore.follow(buildSampleFollowedPlan())
    await renderApp('/study-plan', 'ko')
    expect((await today('ko')).getAllByRole('button', { name: /^다 했어요: / }).length).toBeGreaterThan(0)
  })
})

describe('the week section', () => {
  it('shows this week’s task cards and navigates between weeks', async () => {
    await open(buildSampleFollowedPlan(), '2026-12-02')
    const week = within(screen.getByRole('region', { name: 'This week' }))
    expect(within(week.getByRole('list', { name: 'Minutes per day' })).getAllByRole('listitem')).toHaveLength(7)
    expect(week.getAllByText(/priority$/).length).toBeGreaterThan(0)
    await userEvent.click(week.getByRole('button', { name: 'Previous week' }))
    const before = within(screen.getByRole('region', { name: /^Week of November\s23–29,\s2026$/ }))
    expect(before.getByRole('button', { name: 'Previous week' })).toHaveProperty('disabled', true)
    await userEvent.click(before.getByRole('button', { name: 'Back to this week' }))
    expect(screen.getByRole('region', { name: 'This week' })).toBeDefined()
  })

  it('completes a task from the dialog opened by its card', async () => {
    await open()
    const week = within(screen.getByRole('region', { name: 'This week' }))
    const [start] = week.getAllByRole('link', { name: /^Start Plan: / })
    const title = start?.getAttribute('aria-label')?.replace('Start Plan: ', '') ?? ''
    start?.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(start ?? document.body)
    await userEvent.click(week.getByRole('button', { name: `Continue: ${title}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as completed' }))
    expect(week.getByRole('button', { name: `Completed: ${title}` })).toHaveProperty('disabled', true)
    await userEvent.click(week.getByRole('button', { name: `Undo: ${title}` }))
    expect(week.getByRole('button', { name: `Continue: ${title}` })).toBeDefined()
  })
})

describe('exam timeline', () => {
  it('shows the exam day, the phases and the tasks that do not fit', async () => {
    const followedPlan = buildSampleFollowedPlan()
    const [left] = followedPlan.plan.tasks
    if (!left) throw new Error('The sample plan has no tasks')
    const { day: _day, ...open_ } = left
    const plan = {
      ...followedPlan.plan,
      left: [{ ...open_, key: 'learn.math.functions' }],
      bankLastsUntil: '2027-01-11',
    }
    await open({ ...followedPlan, plan })
    const road = within(screen.getByRole('region', { name: 'The road to your exam' }))
    expect(road.getByText(/^SAT on March\s6, 2027$/)).toBeDefined()
    expect(road.getByText('Now')).toBeDefined()
    expect(road.getByText(/^From January\s11, 2027 on/)).toBeDefined()
    expect(road.getByText(/^1 task \(\d+\smin\) doesn’t fit/)).toBeDefined()
    await userEvent.click(road.getByRole('button', { name: 'Choose a later exam day' }))
    expect(screen.getByRole('dialog', { name: 'Exam day' })).toBeDefined()
  })

  it('lists the registration deadline of the plan’s exam until the student has registered', async () => {
    const followedPlan = buildSampleFollowedPlan({ exam: { exam: 'SAT', date: '2027-06-05' } })
    await open(followedPlan)
    const road = within(screen.getByRole('region', { name: 'The road to your exam' }))
    expect(road.getAllByText(/registration deadline/)).toHaveLength(1)
    expect(road.getByText(/^May\s21, 2027$/)).toBeDefined()
    const task = followedPlan.plan.tasks.find(({ kind }) => kind === 'date') ?? { key: '' }
    act(() => progressStore.reach(buildTaskKey(context, task), 'completed', new Date()))
    expect(road.queryByText('Deadlines')).toBeNull()
  })
})

it('shows steps that were completed in legacy plans, and lets the student continue started steps', async () => {
  const [one, two] = plannableReport.result.strategy.focus
  progressStore.reach(`US/G11/SAT_1500_PLUS/${one?.area}/SAT`, 'completed', new Date())
  progressStore.reach(`US/G11/SAT_1500_PLUS/${two?.area}/SAT`, 'in_progress', new Date())
  await open()
  const earlier = within(screen.getByRole('region', { name: 'From your earlier steps' }))
  expect(earlier.getByText('Already done')).toBeDefined()
  expect(earlier.getByRole('button', { name: /^Continue: / })).toBeDefined()
})

it('shows how many days the student studied but not how many were missed', async () => {
  const followedPlan = buildSampleFollowedPlan()
  vi.setSystemTime(new Date(`${monday}T12:00:00.000Z`))
  completeBefore(followedPlan, '2026-11-24')
  await open(followedPlan, '2026-11-25')
  expect(screen.getByText(/^You studied on 1 of \d planned days? in the last two weeks\.$/)).toBeDefined()
})
