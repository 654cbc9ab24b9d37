// @vitest-environment jsdom
import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answer, stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const pro: Subscription = { id: 'sub_1', plan_id: 'pro', status: 'active', period_end: '2026-12-21T09:00:00.000Z' }

beforeEach(removeAccessToken)

async function openSuccess(
  subscriptions: () => Answer,
  { address = '/checkout/success?plan=pro', enabled = true } = {},
) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.config': () => ({ data: { enabled } }),
    'billing.subscriptions': subscriptions,
  })
  await renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })
  return calls
}

const region = { name: 'Your subscriptions' }

it('lists the subscriptions with plan, status and end of the paid period', async () => {
  signInWith('token')
  await openSuccess(() => ({
    data: [
      pro,
      { ...pro, id: 'sub_2', plan_id: 'premium_family', status: 'past_due' },
      { ...pro, id: 'sub_3', status: 'a_new_word' },
    ],
  }))
  const list = within(await screen.findByRole('region', region))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ProactivePaid until December\u00a021,\u00a02026',
    'Premium (Family/School)past duePaid until December\u00a021,\u00a02026',
    'Proa_new_wordPaid until December\u00a021,\u00a02026',
  ])
  expect(list.getByText('active').className).toContain('text-success')
  expect(list.getByText('past due').className).toContain('text-warning')
  expect(list.getByText('a_new_word').className).toContain('text-warning')
})

it('links to the dashboard and the plans', async () => {
  await openSuccess(() => ({ data: [] }))
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([target('Go to Dashboard'), target('View Plans')]).toEqual(['/', '/plans'])
})

it.each([
  ['/checkout/success?plan=premium_student', 'Thank you for choosing Premium (Student).'],
  ['/checkout/success', 'Thank you for choosing Pathwise.'],
  ['/checkout/success?plan=free', 'Thank you for choosing Pathwise.'],
  ['/checkout/success?plan=<b>', 'Thank you for choosing Pathwise.'],
])('renders %s with the lead "%s"', async (address, text) => {
  await openSuccess(() => ({ data: [] }), { address })
  expect(screen.getByText(new RegExp(`^${text.replaceAll(/[().]/g, String.raw`\$&`)}`))).toBeDefined()
})

it('logs the error and omits the list when the subscriptions fail to load', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  signInWith('token')
  await openSuccess(() => ({ status: 403, message: 'no' }))
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Failed to get subscriptions', expect.any(Error)))
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeDefined()
  expect(screen.queryByRole('region', region)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  log.mockRestore()
})

it('does not request subscriptions for a visitor', async () => {
  const calls = await openSuccess(() => ({ data: [pro] }))
  await vi.waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain('billing.config'))
  expect(calls.map(({ procedure }) => procedure)).not.toContain('billing.subscriptions')
  expect(screen.queryByRole('region', region)).toBeNull()
})

it('shows a pending notice and polls until the payment is confirmed', async () => {
  signInWith('token')
  let asked = 0
  await openSuccess(() => {
    asked += 1
    return { data: asked === 1 ? [] : [pro] }
  })
  expect(await screen.findByText(/^Your payment is being confirmed/)).toBeDefined()
  expect(await screen.findByRole('region', region)).toBeDefined()
  expect(screen.queryByText(/^Your payment is being confirmed/)).toBeNull()
})

it('shows no pending notice when billing is off', async () => {
  signInWith('token')
  const calls = await openSuccess(() => ({ data: [] }), { enabled: false })
  await vi.waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain('billing.subscriptions'))
  expect(screen.queryByText(/^Your payment is being confirmed/)).toBeNull()
})
