import { type PaidPlanId, type PlanId, paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import type { Language } from '@pathwise/i18n/languages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { signInWith } from '../src/lib/session/access-token.ts'
import { stubApi } from './api.ts'
import type { Answer, Call } from './calls.ts'
import { renderApp } from './render-app.tsx'
import { samplePlan } from './sample-plan.ts'
import { sampleUser } from './sample-user.ts'

const session: Answer = { data: { session_url: 'https://pay.example/session' } }

interface Situation {
  address?: string
  enabled?: boolean
  soldPlans?: readonly PaidPlanId[]
  signedIn?: boolean
  planId?: PlanId
  checkout?: (call: Call) => Answer | Promise<Answer>
  portal?: Answer
  language?: Language
}

export async function openCheckout({
  address = '/checkout?plan=pro',
  enabled = true,
  soldPlans = enabled ? paidPlanIds : [],
  signedIn = true,
  planId = 'free',
  checkout = () => session,
  portal = { data: { url: 'https://pay.example/portal' } },
  language = 'en',
}: Situation = {}) {
  if (signedIn) signInWith('token')
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.config': () => ({ data: { enabled, sold_plans: soldPlans } }),
    'billing.plan': () => ({ data: samplePlan({ plan_id: planId, has_portal: planId !== 'free' }) }),
    'billing.createCheckout': checkout,
    'billing.openPortal': () => portal,
    '/api/auth/refresh': () => ({ status: 401, message: 'no' }),
  })
  const { place } = await renderApp(address, language)
  await screen.findByRole('heading', { level: 1 })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { place, sent }
}

/** Clicks the payment button once it is enabled. */
export async function clickPayButton(name = 'Pay $25') {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
}
