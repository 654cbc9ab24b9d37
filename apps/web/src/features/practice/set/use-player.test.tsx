// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import { rightReply, sampleProblem } from '../../../../test/sample-problem.ts'
import { ApiClientsContext } from '../../../lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../../../lib/api-provider.tsx'
import { clearDevice } from '../../../lib/browser-storage.ts'
import type { PlayedSet } from './set-state.ts'
import { useProblemSet } from './use-player.ts'

beforeEach(() => localStorage.clear())

it('stores and sends nothing after a sign-out in the same tab, even when an answer is pending', async () => {
  let online = false
  const calls = stubApi({ 'practice.answer': () => (online ? { data: rightReply } : failRequest('offline')) })
  const problems = [sampleProblem({ id: 1 }), sampleProblem({ id: 2 })]
  const set: PlayedSet = { source: '/practice/set?kind=skill', problems, reviews: [], at: 0, work: {} }
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useProblemSet(set), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  act(() => result.current.answer({ choice: 'B' }))
  await waitFor(() => expect(result.current.isWaiting).toBe(true))
  expect(localStorage.getItem('pathwise.practice-set.1')).toContain('pending')

  clearDevice(() => false)
  online = true
  act(() => void dispatchEvent(new Event('online')))
  act(() => result.current.goNext())
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(result.current.problem?.id).toBe(2)
  expect(calls).toHaveLength(1)
  expect(Object.keys(localStorage)).toEqual([])
})
