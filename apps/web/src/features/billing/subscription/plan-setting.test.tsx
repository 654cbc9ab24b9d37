// @vitest-environment jsdom
import type { CurrentPlan } from '@pathwise/api/billing/billing.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { samplePlan } from '../../../../test/sample-plan.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import * as payment from '../payment-page.ts'

let openPaymentPage: MockInstance<typeof payment.openPaymentPage>

const pro = samplePlan({
  plan_id: 'pro',
  entitlements: { saved_plans: 100, features: [] },
  period_end: '2026-12-21T09:00:00.000Z',
  renews: true,
  has_portal: true,
})

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
  openPaymentPage = vi.spyOn(payment, 'openPaymentPage').mockImplementation(() => {})
})

async function openSetting(plan: () => Answer, portal: Answer = { data: { url: 'https://pay.example/portal' } }) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.plan': plan,
    'billing.openPortal': () => portal,
  })
  await renderApp('/account')
  return { setting: within(await screen.findByRole('region', { name: 'Your subscription' })), calls }
}

it.each<[string, CurrentPlan, string[]]>([
  ['free', samplePlan(), ['Free', 'Free of charge.', 'Your account keeps up to 20 saved reports.']],
  [
    'free where nothing is for sale',
    samplePlan({ entitlements: { saved_plans: null, features: [] } }),
    ['Free', 'Free of charge.'],
  ],
  [
    'paid',
    pro,
    ['Pro', '$25 per month', 'Renews on December\u00a021,\u00a02026.', 'Your account keeps up to 100 saved reports.'],
  ],
  [
    'cancelled',
    { ...pro, renews: false },
    [
      'Pro',
      '$25 per month',
      'Ends on December\u00a021,\u00a02026. After that, you’ll be on the Free plan.',
      'Your account keeps up to 100 saved reports.',
    ],
  ],
])('shows the details of the %s plan', async (_, plan, texts) => {
  const { setting } = await openSetting(() => ({ data: plan }))
  await setting.findByText(texts[0] ?? '')
  expect(setting.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(texts)
})

it('links users on the Free plan to the pricing page and shows no portal button', async () => {
  const { setting } = await openSetting(() => ({ data: samplePlan() }))
  expect((await setting.findByRole('link', { name: 'Compare subscriptions' })).getAttribute('href')).toBe('/pricing')
  expect(setting.queryByRole('button')).toBeNull()
})

it('asks a subscriber whose payment has failed to update the card in the billing portal', async () => {
  const { setting } = await openSetting(() => ({ data: samplePlan({ unpaid_plan: 'pro', has_portal: true }) }))
  expect(await setting.findByRole('button', { name: 'Manage or cancel' })).toBeDefined()
  expect(setting.getByText(/^Your last payment for Pro did not go through\./)).toBeDefined()
  expect(setting.queryByText('Free of charge.')).toBeNull()
  expect(setting.queryByRole('link', { name: 'Compare subscriptions' })).toBeNull()
})

it('opens the billing portal with the account page as return URL', async () => {
  const { setting, calls } = await openSetting(() => ({ data: pro }))
  await userEvent.click(await setting.findByRole('button', { name: 'Manage or cancel' }))
  await vi.waitFor(() => expect(openPaymentPage).toHaveBeenCalledWith('https://pay.example/portal'))
  expect(calls.find(({ procedure }) => procedure === 'billing.openPortal')?.input).toEqual({
    return_url: `${location.origin}/account`,
  })
})

it('shows an error when the portal cannot be opened', async () => {
  const { setting } = await openSetting(() => ({ data: pro }), { status: 503, message: 'down' })
  await userEvent.click(await setting.findByRole('button', { name: 'Manage or cancel' }))
  expect((await setting.findByRole('alert')).textContent).toContain('The payment service isn’t responding')
  expect(openPaymentPage).not.toHaveBeenCalled()
})

it('offers to retry when the plan fails to load', async () => {
  let answer: Answer = { status: 403, message: 'no' }
  const { setting } = await openSetting(() => answer)
  expect(await setting.findByText('We can’t show your subscription right now.')).toBeDefined()
  answer = { data: pro }
  await userEvent.click(setting.getByRole('button', { name: 'Try again' }))
  expect(await setting.findByText('$25 per month')).toBeDefined()
})
