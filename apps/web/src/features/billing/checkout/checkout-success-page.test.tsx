// @vitest-environment jsdom
import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { samplePlan } from '../../../../test/sample-plan.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const pro: Subscription = { id: 'sub_1', plan_id: 'pro', status: 'active', period_end: '2026-12-21T09:00:00.000Z' }
const pastDue: Subscription = { ...pro, id: 'sub_2', plan_id: 'premium_family', status: 'past_due' }

beforeEach(removeAccessToken)
afterEach(() => vi.useRealTimers())

async function openSuccess(subscriptions: () => Answer, { signedIn = true, hasPortal = true } = {}) {
  if (signedIn) signInWith('token')
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.plan': () => ({ data: samplePlan({ has_portal: hasPortal }) }),
    'billing.subscriptions': subscriptions,
  })
  await renderApp('/checkout/success?plan=premium_student')
  return calls
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const region = { name: 'Your subscriptions' }

describe('success page when a subscription is confirmed', () => {
  it('lists each subscription with its plan, status and paid-through date', async () => {
    await openSuccess(() => ({ data: [pro, pastDue, { ...pro, id: 'sub_3', status: 'a_new_word' }] }))
    await heading('Payment Successful!')
    const list = within(await screen.findByRole('region', region))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ProactivePaid until December\u00a021,\u00a02026',
      'Premium (Family/School)past duePaid until December\u00a021,\u00a02026',
      'Proa_new_wordPaid until December\u00a021,\u00a02026',
    ])
    expect(list.getByText('active').className).toContain('text-success')
    expect(list.getByText('past due').className).toContain('text-warning')
  })

  it('names the subscription’s plan in the thank-you message, not the plan in the URL', async () => {
    await openSuccess(() => ({ data: [pro] }))
    await heading('Payment Successful!')
    expect(screen.getByText(/^Thank you for choosing Pro\./)).toBeDefined()
  })

  it('links to the dashboard and the plans', async () => {
    await openSuccess(() => ({ data: [pro] }))
    await heading('Payment Successful!')
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([target('Go to Dashboard'), target('View Plans')]).toEqual(['/', '/plans'])
  })
})

describe('success page when no subscription is confirmed', () => {
  it('shows a login link to visitors, and does not request the subscriptions', async () => {
    const calls = await openSuccess(() => ({ data: [pro] }), { signedIn: false })
    await heading('No payment found')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/login?next=%2Fcheckout%2Fsuccess%3Fplan%3Dpremium_student',
    )
    expect(calls.map(({ procedure }) => procedure)).not.toContain('billing.subscriptions')
  })

  it('shows “No payment found” when the user never opened the payment service', async () => {
    await openSuccess(() => ({ data: [] }), { hasPortal: false })
    await heading('No payment found')
    expect(screen.queryByRole('region', region)).toBeNull()
  })

  it('waits for the payment to be confirmed, then shows the success message', async () => {
    let asked = 0
    await openSuccess(() => {
      asked += 1
      return { data: asked === 1 ? [pastDue] : [pro] }
    })
    const findLiveRegion = (title: HTMLElement) => title.closest('[aria-live=polite]')
    const liveRegion = findLiveRegion(await heading('Waiting for your payment to be confirmed'))
    expect(screen.getByRole('region', region).textContent).toContain('past due')
    const success = await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' }, { timeout: 4_000 })
    expect(liveRegion).not.toBeNull()
    expect(findLiveRegion(success)).toBe(liveRegion)
  })

  it('stops polling after two minutes and reports that no payment was found', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = await openSuccess(() => ({ data: [] }))
    await heading('Waiting for your payment to be confirmed')
    await act(() => vi.advanceTimersByTimeAsync(121_000))
    await heading('No payment found')
    const asked = () => calls.filter(({ procedure }) => procedure === 'billing.subscriptions').length
    const before = asked()
    expect(before).toBeLessThan(35)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(before)
  })

  it('logs the error and keeps waiting when the subscriptions fail to load', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openSuccess(() => ({ status: 403, message: 'no' }))
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Failed to get subscriptions', expect.any(Error)))
    await heading('Waiting for your payment to be confirmed')
    expect(screen.queryByRole('region', region)).toBeNull()
    log.mockRestore()
  })
})
