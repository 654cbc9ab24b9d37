// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { buildSampleFollowedPlan } from '../../../../test/sample-study-plan.ts'
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
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
})

it.each([
  ['en', /^Today:\s\d\stasks?, \d+\smin$/, 'Continue', 'Open my report'],
  ['ko', /^오늘: 할 일 \d개, \d+분$/, '이어서 하기', '내 리포트 열기'],
  ['zh-TW', /^今天：\d\s項任務，\d+\s分鐘$/, '繼續', '開啟我的報告'],
  ['zh-CN', /^今天：\d\s项任务，\d+\s分钟$/, '继续', '打开我的报告'],
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
  const followed = buildSampleFollowedPlan()
  const day = followed.plan.tasks[0]?.day ?? ''
  const tasks = followed.plan.tasks.filter((task) => task.day === day)
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`))
  rememberReport(structuredReport, monday)
  followedPlanStore.follow(followed)
  await renderApp('/')
  const title = new RegExp(
    `^Today: ${tasks.length}\\stasks?, ${tasks.reduce((sum, { minutes }) => sum + minutes, 0)}\\smin$`,
  )
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  act(() => {
    for (const task of tasks) progressStore.reach(buildTaskKey(followed.report.context, task), 'completed', new Date())
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Today: all done' })).toBeDefined()
})

it('shows the tasks of the new day when the student returns to the page after midnight', async () => {
  rememberReport(plainTextReport, monday)
  await renderApp('/')
  await screen.findByRole('heading', { level: 1, name: 'Today: 2 tasks' })
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  act(() => void dispatchEvent(new Event('focus')))
  expect(screen.getByRole('heading', { level: 1, name: 'Today: a day off' })).toBeDefined()
})
