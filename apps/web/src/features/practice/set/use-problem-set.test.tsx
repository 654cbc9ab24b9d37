// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { rightReply, sampleProblem } from '../../../../test/sample-problem.ts'
import { ApiClientsContext } from '../../../lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../../../lib/api-provider.tsx'
import { clearDevice } from '../../../lib/browser-storage.ts'
import type { PlayedSet } from '../../../lib/practice/stored-set.ts'
import { getWork } from './set-state.ts'
import { useProblemSet } from './use-problem-set.ts'

beforeEach(() => localStorage.clear())

const problems = [sampleProblem({ id: 1 }), sampleProblem({ id: 2 })]
const newSet: PlayedSet = { source: '/practice/set?kind=skill', problems, reviews: [], at: 0, work: {} }

function play(set: PlayedSet, reply: () => Answer | Promise<Answer>) {
  const state = { reply }
  const calls = stubApi({ 'practice.answer': () => state.reply() })
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useProblemSet(set), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  const reconnect = (reply: typeof state.reply) => {
    state.reply = reply
    act(() => void dispatchEvent(new Event('online')))
  }
  return { result, calls, reconnect }
}

async function answerOffline() {
  const played = play(newSet, () => failRequest('offline'))
  act(() => played.result.current.answer({ choice: 'B' }))
  await waitFor(() => expect(played.result.current.isWaiting).toBe(true))
  return played
}

it.each([401, 429])('keeps a pending answer after status %i when its problem is not on screen', async (status) => {
  const { result, calls, reconnect } = await answerOffline()
  act(() => result.current.goNext())
  reconnect(() => ({ status, message: 'no' }))
  await waitFor(() => expect(calls.filter(({ procedure }) => procedure === 'practice.answer')).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(getWork(result.current.set, 1).pending).toBeDefined()
  reconnect(() => ({ data: rightReply }))
  await waitFor(() => expect(getWork(result.current.set, 1).reply).toEqual(rightReply))
})

it.each([404, 409, 500])('keeps a pending answer when a proxy responds with status %i', async (status) => {
  const { result, calls, reconnect } = await answerOffline()
  reconnect(() => ({ status, message: '', body: '<h1>Not Found</h1>' }))
  await waitFor(() => expect(calls.filter(({ procedure }) => procedure === 'practice.answer')).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(getWork(result.current.set, 1).pending).toBeDefined()
  expect(result.current.isWaiting).toBe(true)
  expect(result.current.trouble).toBeUndefined()
})

it('does not resend an answer that caused a server error until the page is reloaded', async () => {
  const { result, calls, reconnect } = await answerOffline()
  act(() => result.current.goNext())
  reconnect(() => ({ status: 500, message: 'fault' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  reconnect(() => ({ data: rightReply }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(getWork(result.current.set, 1).pending).toBeDefined()
  const reloaded = play(result.current.set, () => ({ data: rightReply }))
  await waitFor(() => expect(getWork(reloaded.result.current.set, 1).reply).toEqual(rightReply))
  expect([calls, reloaded.calls].map((sent) => sent.length)).toEqual([2, 1])
})

it('removes a pending answer that the server rejects when its problem is not on screen', async () => {
  const { result, reconnect } = await answerOffline()
  act(() => result.current.goNext())
  reconnect(() => ({ status: 404, message: 'gone' }))
  await waitFor(() => expect(getWork(result.current.set, 1)).toEqual({ hints: [] }))
  expect(result.current.trouble).toBeUndefined()
})

it('offers to check the answer again when a pending answer gets status 500 and its problem is on screen', async () => {
  const { result, reconnect } = await answerOffline()
  reconnect(() => ({ status: 500, message: 'no' }))
  await waitFor(() => expect(result.current.trouble?.kind).toBe('failed'))
  expect(getWork(result.current.set, 1).pending).toBeUndefined()
  expect(result.current.isWaiting).toBe(false)
})

it('stores and sends nothing after a sign-out in the same tab, even when an answer is pending', async () => {
  const { result, calls, reconnect } = await answerOffline()
  expect(localStorage.getItem('pathwise.practice-set.1')).toContain('pending')

  clearDevice(() => false)
  reconnect(() => ({ data: rightReply }))
  act(() => result.current.goNext())
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(result.current.problem?.id).toBe(2)
  expect(calls).toHaveLength(1)
  expect(Object.keys(localStorage)).toEqual([])
})
