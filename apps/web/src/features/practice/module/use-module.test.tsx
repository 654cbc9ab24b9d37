// @vitest-environment jsdom
import { practiceModuleSchema } from '@pathwise/api/practice/practice.schemas'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { rightReply, sampleProblem } from '../../../../test/sample-problem.ts'
import { ApiClientsContext } from '../../../lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../../../lib/api-provider.tsx'
import { clearDevice } from '../../../lib/browser-storage.ts'
import { createModuleState } from './module-state.ts'
import { useModule } from './use-module.ts'

beforeEach(() => localStorage.clear())

it('stores and sends nothing after a sign-out in the same tab, even when the module ends', async () => {
  const calls = stubApi({ 'practice.gradeModule': () => ({ data: { replies: [{ id: 1, reply: rightReply }] } }) })
  const now = Date.now()
  const at = (time: number) => new Date(time).toISOString()
  const problems = [{ domain: 'sat.algebra', problem: sampleProblem({ id: 1 }) }]
  const supplied = { section: 'sat.math', started_at: at(now), ends_at: at(now + 60_000), problems }
  const module = createModuleState(practiceModuleSchema.parse(supplied), now)
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useModule(module), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  const choose = (id: string) =>
    act(() => result.current.change(0, (work) => ({ ...work, chosen: [id], answeredAt: at(now) })))
  choose('A')
  expect(localStorage.getItem('pathwise.practice-module.1')).toContain('"chosen":["A"]')

  clearDevice(() => false)
  choose('B')
  await act(async () => result.current.submit())
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(result.current.isOver).toBe(true)
  expect([calls, Object.keys(localStorage)]).toEqual([[], []])
})
