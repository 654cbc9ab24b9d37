// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleAnswer } from '../../../../test/sample-problem.ts'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { buildSampleFollowedPlan } from '../../../../test/sample-study-plan.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { savedPlansStore } from '../../strategy/saved/store.ts'
import { followedPlanStore } from '../../strategy/study-plan/model/followed-plan-store.ts'
import { rememberReport } from '../../strategy/study-plan/model/last-report.ts'
import { progressStore } from '../../strategy/study-plan/model/progress-store.ts'
import { buildTaskKey } from '../../strategy/study-plan/model/task-status.ts'

const introduction = { level: 1, name: 'Plan your path with Pathwise' }
const monday = new Date(2026, 10, 23, 12)

beforeEach(() => {
  stubApi({})
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
})
afterEach(() => {
  vi.useRealTimers()
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
})

it('shows the introduction to a visitor without a report', async () => {
  await renderApp('/')
  expect(await screen.findByRole('heading', introduction)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^(Continue|Start)$/ })).toBeNull()
})

it.each([
  ['en', /^Today:\s\d\stasks?, \d+\smin$/, 'Start', 'Open my report'],
  ['ko', /^오늘: 할 일 \d개, \d+분$/, '시작하기', '내 리포트 열기'],
  ['zh-TW', /^今天：\d\s項任務，\d+\s分鐘$/, '開始', '開啟我的報告'],
  ['zh-CN', /^今天：\d\s项任务，\d+\s分钟$/, '开始', '打开我的报告'],
] as const)('shows today’s tasks to a returning student in %s', async (language, title, onward, report) => {
  rememberReport(structuredReport, monday)
  await renderApp('/', language)
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  const today = within(heading.closest('section') ?? document.body)
  expect(today.getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(today.getByRole('link', { name: onward }).getAttribute('href')).toBe('/study-plan')
  expect(today.getByRole('link', { name: report }).getAttribute('href')).toBe('/plan')
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading])
})

it('shows only the number of today’s tasks when the saved report is plain text', async () => {
  savedPlansStore.save(plainTextReport, monday)
  await renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Today: 2 tasks' })).toBeDefined()
})

it('shows a day off when the day has no tasks', async () => {
  rememberReport(plainTextReport, monday)
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  await renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Today: a day off' })).toBeDefined()
})

it('shows the introduction when the stored report cannot be read', async () => {
  localStorage.setItem('pathwise.last-report', '{"cut')
  await renderApp('/')
  expect(await screen.findByRole('heading', introduction)).toBeDefined()
})

it('shows the tasks of the followed plan, and a message once all are done', async () => {
  const followedPlan = buildSampleFollowedPlan()
  const day = followedPlan.plan.tasks[0]?.day ?? ''
  const tasks = followedPlan.plan.tasks.filter((task) => task.day === day)
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`))
  rememberReport(structuredReport, monday)
  followedPlanStore.follow(followedPlan)
  await renderApp('/')
  const title = new RegExp(
    `^Today: ${tasks.length}\\stasks?, ${tasks.reduce((sum, { minutes }) => sum + minutes, 0)}\\smin$`,
  )
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  act(() => {
    for (const task of tasks)
      progressStore.reach(buildTaskKey(followedPlan.report.context, task), 'completed', new Date())
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Today: all done' })).toBeDefined()
})

it('shows open tasks of earlier days and due reviews, and “Continue” once a task is started', async () => {
  const followedPlan = buildSampleFollowedPlan()
  const { tasks } = followedPlan.plan
  const day = '2026-11-26'
  const now = new Date(`${day}T12:00:00.000Z`)
  vi.setSystemTime(now)
  rememberReport(structuredReport, monday)
  followedPlanStore.follow(followedPlan)
  devicePractice.record({
    input: sampleAnswer({ answered_at: '2026-11-24T12:00:00.000Z' }),
    reply: {
      outcome: 'wrong',
      cards: [
        {
          ...{ id: 12, stability: 1, difficulty: 5, reviews: 0, lapses: 0 },
          ...{ last_at: '2026-11-24T12:00:00.000Z', due_at: '2026-11-25T12:00:00.000Z' },
        },
      ],
    },
    inAccount: false,
  })
  await renderApp('/')
  const count = tasks.filter((task) => task.day < day && task.kind !== 'due').length
  const missed = await screen.findByRole('link', { name: `${count} tasks from earlier days are still open` })
  expect(missed.getAttribute('href')).toBe('/study-plan')
  const review = screen.getByRole('link', { name: '1 problem to review' })
  expect(review.getAttribute('href')).toBe('/practice/set?kind=due')
  expect(screen.getByRole('link', { name: 'Start' })).toBeDefined()
  const first = tasks.find((task) => task.day === day) ?? { key: '' }
  act(() => progressStore.reach(buildTaskKey(followedPlan.report.context, first), 'in_progress', now))
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeDefined()
})

it('shows the tasks of the new day when the student returns to the page after midnight', async () => {
  rememberReport(plainTextReport, monday)
  await renderApp('/')
  await screen.findByRole('heading', { level: 1, name: 'Today: 2 tasks' })
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  act(() => void dispatchEvent(new Event('focus')))
  expect(screen.getByRole('heading', { level: 1, name: 'Today: a day off' })).toBeDefined()
})
