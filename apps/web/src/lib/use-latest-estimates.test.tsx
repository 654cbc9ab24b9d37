// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import type { Answer } from '../../test/calls.ts'
import { refetchAll } from '../../test/render-part.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { ApiClientsContext } from './api-clients-context.ts'
import { ApiProvider, createApiClients } from './api-provider.tsx'
import { removeAccessToken, signInWith } from './session/access-token.ts'
import { useLatestEstimates } from './use-latest-estimates.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('reports a failure only while no estimates have been loaded', async () => {
  const refused: Answer = { status: 403, message: 'no' }
  let estimates: Answer = refused
  stubApi({ 'auth.me': () => ({ data: sampleUser() }), 'assessments.estimates': () => estimates })
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useLatestEstimates('sat.math'), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  await waitFor(() => expect(result.current.failed).toBe(true))
  estimates = { data: { measured_at: null, measurement: null, answers: [], runs: [], practiced: 3, history: [] } }
  result.current.retry()
  await waitFor(() => expect(result.current).toMatchObject({ failed: false, estimates: { practiced: 3 } }))
  estimates = refused
  await refetchAll(clients)
  expect(result.current).toMatchObject({ failed: false, estimates: { practiced: 3 } })
})
