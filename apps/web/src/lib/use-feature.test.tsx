// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import type { Answer } from '../../test/calls.ts'
import { refetchAll } from '../../test/render-part.tsx'
import { samplePlan } from '../../test/sample-plan.ts'
import { sampleUser } from '../../test/sample-user.ts'
import { ApiClientsContext } from './api-clients-context.ts'
import { ApiProvider, createApiClients } from './api-provider.tsx'
import { removeAccessToken, signInWith } from './session/access-token.ts'
import { useFeature } from './use-feature.ts'

const bought: Answer = {
  data: samplePlan({ plan_id: 'pro', entitlements: { saved_plans: 100, features: ['history'] } }),
}
const refused: Answer = { status: 403, message: 'no' }

function renderFeature(plan: () => Answer) {
  stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.config': () => ({ data: { enabled: true, sold_plans: ['pro'] } }),
    'billing.plan': plan,
  })
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useFeature('history'), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  return { result, refetch: () => refetchAll(clients) }
}

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('returns false when the billing plan cannot be loaded', async () => {
  const { result } = renderFeature(() => refused)
  await waitFor(() => expect(result.current).toBe(false))
})

it('keeps a feature when refetching the billing plan fails', async () => {
  let plan: Answer = bought
  const { result, refetch } = renderFeature(() => plan)
  await waitFor(() => expect(result.current).toBe(true))
  plan = refused
  await refetch()
  expect(result.current).toBe(true)
})
