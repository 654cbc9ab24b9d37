// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildSampleFollowedPlan } from '../../../../test/sample-study-plan.ts'
import { removeAccessToken } from '../../../lib/session/access-token.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { progressStore } from './model/progress-store.ts'
import { buildTaskKey } from './model/task-status.ts'

const followedPlan = buildSampleFollowedPlan()
const { tasks } = followedPlan.plan
const allDone = 'Everything is done. Take the diagnostic again for your next goal.'

beforeEach(() => {
  localStorage.clear()
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
  removeAccessToken()
  stubApi({})
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

function complete(isDone: (day: string) => boolean) {
  for (const task of tasks) {
    if (isDone(task.day)) progressStore.reach(buildTaskKey(followedPlan.report.context, task), 'completed', new Date())
  }
}

async function open(day: string, plan = followedPlan) {
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`))
  followedPlanStore.follow(plan)
  await renderApp('/study-plan')
  return within(await screen.findByRole('region', { name: 'Next Steps' }))
}

it('names the first task of the next week when this week is done', async () => {
  complete((day) => day <= '2026-11-29')
  const next = await open('2026-11-29')
  expect(next.getByText('This week is done. Nice work!')).toBeDefined()
  expect(next.getByText(/Monday, November\s30: /)).toBeDefined()
  expect(next.queryByText(allDone)).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Progress this week' })).getByText('100%')).toBeDefined()
})

it('shows no bar in a week without tasks', async () => {
  const plan = { ...followedPlan, plan: { ...followedPlan.plan, tasks: tasks.filter(({ day }) => day > '2026-11-29') } }
  const next = await open('2026-11-24', plan)
  const progress = within(screen.getByRole('region', { name: 'Progress this week' }))
  expect(progress.getByText('Nothing is planned for this week.')).toBeDefined()
  expect(progress.queryByText('0%')).toBeNull()
  expect(next.queryByText('This week is done. Nice work!')).toBeNull()
  expect(next.getByText(/^Monday, November\s30: /)).toBeDefined()
})

it('says that everything is done only when no task of the plan is open', async () => {
  complete(() => true)
  const next = await open('2026-11-29')
  expect(next.getByText(allDone)).toBeDefined()
})

it('names today’s first task when tasks of earlier days are open', async () => {
  const next = await open('2026-11-26')
  const today = within(screen.getByRole('list', { name: 'Tasks for today' }))
  const title = today.getAllByRole('heading', { level: 3 })[0]?.textContent
  expect(next.getByText(`Start with “${title}”`)).toBeDefined()
})

it('opens and starts the next task on a day off', async () => {
  const plan = {
    ...followedPlan,
    plan: { ...followedPlan.plan, tasks: tasks.filter(({ day }) => day !== '2026-11-24') },
  }
  const next = await open('2026-11-24', plan)
  const task = tasks.find(({ day }) => day > '2026-11-24') ?? { key: '' }
  await userEvent.click(next.getByRole('link', { name: /^Wednesday, November\s25: / }))
  expect(progressStore.current()).toMatchObject([
    { key: buildTaskKey(followedPlan.report.context, task), status: 'in_progress' },
  ])
})
