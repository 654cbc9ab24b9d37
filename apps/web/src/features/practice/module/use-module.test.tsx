// @vitest-environment jsdom
import { gradeModuleInputSchema, practiceModuleSchema } from '@pathwise/api/practice/practice.schemas'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { rightReply, sampleProblem } from '../../../../test/sample-problem.ts'
import { ApiClientsContext } from '../../../lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../../../lib/api-provider.tsx'
import { clearDevice } from '../../../lib/browser-storage.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import {
  findSittingId,
  type ModuleWork,
  type PlayedModule,
  readModule,
  storeModule,
} from '../../../lib/practice/stored-module.ts'
import { sittings } from '../../../lib/sittings.ts'
import { changeWork, createModuleState } from './module-state.ts'
import { useModule } from './use-module.ts'

const now = Date.now()
const at = (time: number) => new Date(time).toISOString()

function buildModule() {
  const problems = [1, 2].map((id) => ({ domain: 'sat.algebra', problem: sampleProblem({ id }) }))
  const supplied = { section: 'sat.math', started_at: at(now), ends_at: at(now + 60_000), problems }
  return createModuleState(practiceModuleSchema.parse(supplied), now)
}

const graded = { data: { replies: [{ id: 1, reply: rightReply }] } }
const setChoice = (id: string) => (work: ModuleWork) => ({ ...work, chosen: [id], answeredAt: at(now) })

function renderModule(module: PlayedModule) {
  const calls = stubApi({ 'practice.gradeModule': () => graded })
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useModule(module), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  const choose = (index: number, id: string) => act(() => result.current.change(index, setChoice(id)))
  return { calls, result, choose }
}

const key = 'pathwise.practice-module.1'

function storeInOtherTab(module: PlayedModule) {
  localStorage.setItem(key, JSON.stringify(module))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
}

const listChosen = (module: PlayedModule | undefined) => module?.work.map(({ chosen }) => chosen)

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

it('stores and sends nothing after a sign-out in the same tab, even when the module ends', async () => {
  const { calls, result, choose } = renderModule(buildModule())
  choose(0, 'A')
  expect(localStorage.getItem(key)).toContain('"chosen":["A"]')

  clearDevice(() => false)
  choose(0, 'B')
  await act(async () => result.current.submit())
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(result.current.isOver).toBe(true)
  expect([calls, Object.keys(localStorage)]).toEqual([[], []])
})

it('keeps the answers of both tabs when the same module is open twice', () => {
  const module = buildModule()
  const { result, choose } = renderModule(module)
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  storeInOtherTab(changeWork(module, 0, setChoice('A')))
  expect(listChosen(result.current.module)).toEqual([['A'], []])
  // This tab must not store the module again, because that could overwrite the next answer in the other tab.
  expect(stored).toHaveBeenCalledOnce()
  choose(1, 'B')
  expect(listChosen(readModule())).toEqual([['A'], ['B']])
})

it.each([
  ['sends the ungraded answers', undefined, 1],
  ['sends nothing if the answers are graded', [{ id: 1, reply: rightReply }], 0],
])('waits for the tab that submits a module until the student returns, and then %s', async (_, replies, sent) => {
  const module = changeWork(buildModule(), 0, setChoice('A'))
  const { result, calls } = renderModule(module)
  storeInOtherTab({ ...module, isOver: true })
  expect([result.current.isOver, calls]).toEqual([true, []])
  if (replies) storeInOtherTab({ ...module, isOver: true, replies })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(result.current.module.replies).toHaveLength(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(calls).toHaveLength(sent)
})

/** Opens a module in two tabs when its time has run out. Each tab sends the answers when no other tab does. */
function endInTwoTabs(gradeModule: () => Answer | Promise<Answer>) {
  let last = Promise.resolve()
  const request = (_name: string, work: () => Promise<void>) => {
    last = last.then(work, work)
    return last
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  const module = changeWork(buildModule(), 0, (work) => ({ ...setChoice('A')(work), elapsedMs: 30_000 }))
  const ended = { ...module, ends_at: at(now) }
  const [first, second] = [renderModule(ended), renderModule(ended)]
  const calls = stubApi({ 'practice.gradeModule': gradeModule })
  const waitForReplies = () => waitFor(() => expect(second.result.current.module.replies).toHaveLength(1))
  const countWork = () => [
    ...[calls.length, devicePractice.latest()[0]?.attempts.length],
    sittings.find(findSittingId(ended) ?? '')?.seconds,
  ]
  return { calls, first: first.result, waitForReplies, countWork }
}

it('counts the answers once and shows the replies in both tabs when the time runs out in two tabs', async () => {
  const { first, waitForReplies, countWork } = endInTwoTabs(() => graded)
  await waitForReplies()
  expect(first.current.module.replies).toHaveLength(1)
  expect(countWork()).toEqual([1, 1, 30])
})

it('sends the answers from the second tab when the time runs out in two tabs and the first request fails', async () => {
  const answers: Answer[] = [{ status: 500, message: 'fault' }]
  const { first, waitForReplies, countWork } = endInTwoTabs(() => answers.shift() ?? graded)
  await waitForReplies()
  expect(first.current.failure).toBe('temporary')
  expect(countWork()).toEqual([2, 1, 30])
})

/** Makes the stubbed `fetch` reject when its signal is aborted. */
function abortStubbedRequests() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const aborted = new Promise((_, reject) => init.signal?.addEventListener('abort', reject))
    return Promise.race([fetch(input, init), aborted])
  })
}

it('sends the answers from the second tab when the first request has no response for 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // Fake timers do not affect the original function.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const answers: Promise<Answer>[] = [new Promise(() => {})]
  const { calls, first, waitForReplies, countWork } = endInTwoTabs(() => answers.shift() ?? graded)
  abortStubbedRequests()
  await act(() => vi.advanceTimersByTimeAsync(29_999))
  expect([first.current.failure, calls.length]).toEqual([undefined, 1])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(first.current.failure).toBe('temporary')
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  await waitForReplies()
  expect(countWork()).toEqual([2, 1, 30])
})

it.each([
  ['the device sleeps for 25 hours', [500, 90_000_000], 2_500],
  ['the device clock is set back', [500, -3_600_000, 500], 1_000],
])('counts only the time on screen of a module when %s', (_, steps, elapsedMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now })
  const { result, choose } = renderModule({ ...buildModule(), ends_at: at(now + 100_000_000) })
  choose(0, 'A')
  for (const step of steps) {
    // A sleeping device runs no timers.
    vi.setSystemTime(Date.now() + step - 500)
    act(() => void vi.advanceTimersByTime(500))
  }
  expect(result.current.module.work[0]?.elapsedMs).toBe(elapsedMs)
})

it.each([
  [90_003_000, 86_400_000],
  [-5, 0],
])('sends a valid duration when a module is stored with a duration of %i ms', async (elapsedMs, sent) => {
  const module = changeWork(buildModule(), 0, (work) => ({ ...setChoice('A')(work), elapsedMs }))
  storeModule({ ...module, isOver: true })
  const stored = readModule()
  if (!stored) throw new Error('The module is not stored')
  const { calls, result } = renderModule(stored)
  await waitFor(() => expect(result.current.module.replies).toHaveLength(1))
  expect(gradeModuleInputSchema.parse(calls[0]?.input).answers[0]?.elapsed_ms).toBe(sent)
})

it('keeps the module of this tab when another tab starts a different module', () => {
  const { result, choose } = renderModule(buildModule())
  choose(0, 'A')
  storeInOtherTab(buildModule())
  expect(listChosen(result.current.module)).toEqual([['A'], []])
})
