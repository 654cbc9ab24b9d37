// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { sampleDocument } from '../../../../../test/sample-content.ts'
import { rightReply, sampleProblem, unknownReply } from '../../../../../test/sample-problem.ts'
import { buildFinishedRun, runId } from '../../../../../test/sample-run.ts'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { removeAccessToken } from '../../../../lib/session/access-token.ts'
import { buildRunId, sittings } from '../../../../lib/sittings.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'
import { createProgressStore, progressStore } from '../model/progress-store.ts'
import { findTaskLink } from '../model/task-link.ts'
import { buildTaskKey } from '../model/task-status.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const followedPlan = buildSampleFollowedPlan()
const { context } = followedPlan.report
const { tasks } = followedPlan.plan

function findTask(kind: (typeof tasks)[number]['kind']) {
  const task = tasks.find((one) => one.kind === kind)
  if (!task) throw new Error(`The sample plan has no task of the kind ${kind}`)
  return task
}
const set = findTask('practise')
const open = (task = set) => findTaskLink(task, { language: 'en', country: 'US' }).to
/** Creates a new store to read from storage, because the shared store keeps its data when a test clears storage. */
const readProgress = () => createProgressStore().current()
const findStatus = (task = set) => readProgress().find(({ key }) => key === buildTaskKey(context, task))?.status
const listDone = () => readProgress().flatMap(({ key, status }) => (status === 'completed' ? [key] : []))
const result = () => screen.findByRole('heading', { level: 1, name: 'Your result' })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function answer(titles: readonly string[]) {
  for (const name of titles) {
    await screen.findByRole('heading', { level: 1, name })
    await click('I don’t know')
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Next|See the result)$/ }))
  }
}

async function openSet(at = open()) {
  const problems = [sampleProblem({ id: 1, title: 'One' }), sampleProblem({ id: 2, title: 'Two' })]
  stubApi({
    'practice.createSet': () => ({ data: { problems, reviews: [] } }),
    'practice.answer': () => ({ data: unknownReply }),
  })
  await renderApp(at)
}

/** Opens a set of two problems and answers both. */
async function finishSet(at?: string) {
  await openSet(at)
  await answer(['One', 'Two'])
  await result()
}

beforeEach(() => {
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
  sittings.keepOnly(() => false)
  localStorage.clear()
  removeAccessToken()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

describe('a problem set opened from a task', () => {
  it('marks the task as done and links to the next task when the student finishes the set', async () => {
    followedPlanStore.follow(followedPlan)
    await finishSet()
    expect(await screen.findByText(/^Checked off in your plan: .+: problem set 1$/)).toBeDefined()
    expect(listDone()).toEqual([buildTaskKey(context, set)])
    const next = tasks.find(({ day, key }) => day >= '2026-11-23' && key !== set.key)
    const link = screen.getByRole('link', { name: /^(?:Next|Tomorrow): / })
    expect(link.getAttribute('href')).toBe(next && open(next))
    expect(link.className).toContain('bg-accent')
    expect(screen.getByRole('link', { name: 'Practice the missed ones' }).className).not.toContain('bg-accent')
  })

  it('does not mark the task as done while a problem is unanswered', async () => {
    followedPlanStore.follow(followedPlan)
    await openSet()
    await answer(['One'])
    await screen.findByRole('heading', { level: 1, name: 'Two' })
    expect(listDone()).toEqual([])
    expect(sittings.current()).toMatchObject([{ task: set.key, done_at: null }])
  })

  it('keeps a reopened task open after the result page is reloaded', async () => {
    followedPlanStore.follow(followedPlan)
    await finishSet()
    await screen.findByText(/^Checked off in your plan/)
    const stored = localStorage.getItem('pathwise.practice-set.1') ?? ''
    progressStore.reopen(buildTaskKey(context, set), now)
    await vi.waitFor(() => expect(screen.queryByText(/^Checked off in your plan/)).toBeNull())
    cleanup()
    localStorage.setItem('pathwise.practice-set.1', stored)
    await openSet()
    await result()
    expect(findStatus()).toBe('in_progress')
  })

  it('does not mark a second task as done when the student finishes another set', async () => {
    followedPlanStore.follow(followedPlan)
    await finishSet()
    await screen.findByText(/^Checked off in your plan/)
    await click('Another set')
    await answer(['One', 'Two'])
    await screen.findByText(/^Checked off in your plan/)
    expect(listDone()).toHaveLength(1)
  })

  it('records the study time but marks no task as done when there is no plan', async () => {
    await finishSet()
    expect(screen.queryByText(/^Checked off in your plan/)).toBeNull()
    expect(readProgress()).toEqual([])
    expect(sittings.current()).toMatchObject([{ task: set.key, done_at: null }])
  })

  it('does not mark a task as done when the student did not open the set from a task', async () => {
    followedPlanStore.follow(followedPlan)
    await finishSet(open().replace(/&task=.*$/, ''))
    expect(listDone()).toEqual([])
    expect(screen.queryByText(/^Checked off in your plan/)).toBeNull()
  })

  it('shows that today’s tasks are done and links to the next task', async () => {
    followedPlanStore.follow(followedPlan)
    const others = tasks.filter(({ day, key }) => day === '2026-11-23' && key !== set.key)
    for (const task of others) progressStore.reach(buildTaskKey(context, task), 'completed', now)
    await finishSet()
    expect(await screen.findByText('That was everything for today. Well done!')).toBeDefined()
    expect(screen.getByRole('link', { name: /^(?:Tomorrow|\w+, November \d+): / })).toBeDefined()
  })
})

describe('other work opened from a task', () => {
  async function openRun(change: Parameters<typeof buildFinishedRun>[0] = {}) {
    followedPlanStore.follow(followedPlan)
    sittings.link(buildRunId(runId), findTask('measure').key, now)
    stubApi({ 'assessments.get': () => ({ data: buildFinishedRun(change) }) })
    await renderApp(`/measure/${runId}`)
    await screen.findByRole('heading', { level: 1 })
  }

  it('marks the task as done when the run is finished', async () => {
    await openRun()
    expect(await screen.findByText(/^Checked off in your plan: Measure your level/)).toBeDefined()
    expect(findStatus(findTask('measure'))).toBe('completed')
  })

  it('does not mark the task as done when the student stops the run early', async () => {
    await openRun({ stop_reason: 'wish' })
    await screen.findByRole('heading', { level: 2, name: 'What next?' })
    expect(screen.queryByText(/^Checked off in your plan/)).toBeNull()
    expect(findStatus(findTask('measure'))).toBeUndefined()
  })

  describe('a timed module', () => {
    const timed = findTask('timed')

    /** Opens the task's module, answers its only problem if `isAnswered` is true, and submits the module. */
    async function handIn({ isAnswered }: { isAnswered: boolean }) {
      followedPlanStore.follow(followedPlan)
      const section = timed.section ?? ''
      const problems = [{ domain: 'sat.algebra', problem: sampleProblem({ id: 1, title: 'One' }) }]
      const times = { started_at: now.toISOString(), ends_at: new Date(now.getTime() + 2_100_000).toISOString() }
      stubApi({
        'practice.countAvailableModules': () => ({ data: [{ section, minutes: 35, questions: 1, modules: 1 }] }),
        'practice.createModule': () => ({ data: { section, ...times, problems } }),
        'practice.gradeModule': () => ({ data: { replies: isAnswered ? [{ id: 1, reply: rightReply }] : [] } }),
      })
      await renderApp(open(timed))
      await userEvent.click(await screen.findByRole('button', { name: /^Start the clock: / }))
      await screen.findByRole('heading', { level: 1, name: 'Question 1 of 1' })
      if (isAnswered) await userEvent.click(screen.getByRole('radio', { name: /four/ }))
      await click('Review all')
      await click('Submit')
      if (!isAnswered) {
        await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }))
      }
      await screen.findByRole('heading', { level: 1, name: 'Your module' })
    }

    it('marks the task as done when the module is submitted', async () => {
      await handIn({ isAnswered: true })
      expect(await screen.findByText(/^Checked off in your plan: /)).toBeDefined()
      expect(findStatus(timed)).toBe('completed')
    })

    it('keeps the task open when the module is submitted without answers', async () => {
      await handIn({ isAnswered: false })
      expect(screen.queryByText(/^Checked off in your plan/)).toBeNull()
      expect(findStatus(timed)).toBeUndefined()
    })
  })

  it('marks a study sheet task as done when the student confirms reading the sheet', async () => {
    const sheet = findTask('learn')
    followedPlanStore.follow(followedPlan)
    stubApi({ 'content.sheet': () => ({ data: sampleDocument() }) })
    await renderApp(`/sheets/en/quadratics?task=${sheet.key}`)
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve read this sheet' }))
    expect(await screen.findByText(/^Checked off in your plan: /)).toBeDefined()
    expect(findStatus(sheet)).toBe('completed')
  })
})
