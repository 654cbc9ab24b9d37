// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { failRequest } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { clickPayButton, openCheckout } from '../../../../test/checkout.tsx'
import { removeAccessToken } from '../../../lib/session/access-token.ts'
import * as payment from '../payment-page.ts'

let openPaymentPage: MockInstance<typeof payment.openPaymentPage>

beforeEach(() => {
  removeAccessToken()
  openPaymentPage = vi.spyOn(payment, 'openPaymentPage').mockImplementation(() => {})
})

describe('checkout payment', () => {
  it('creates one checkout session, and stays busy until the payment page opens', async () => {
    const { sent } = await openCheckout({ address: '/checkout?plan=premium_student' })
    await clickPayButton('Pay $99')
    await vi.waitFor(() => expect(openPaymentPage).toHaveBeenCalledWith('https://pay.example/session'))
    await userEvent.click(await screen.findByRole('button', { name: 'Opening the payment page…', busy: true }))
    const { origin } = location
    expect(sent('billing.createCheckout')).toEqual([
      {
        plan_id: 'premium_student',
        success_url: `${origin}/checkout/success?plan=premium_student`,
        cancel_url: `${origin}/checkout?plan=premium_student&cancelled=1`,
      },
    ])
  })

  it('enables the payment button again when the page is restored from the back/forward cache', async () => {
    await openCheckout()
    await clickPayButton()
    await screen.findByRole('button', { name: 'Opening the payment page…' })
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(await screen.findByRole('button', { name: 'Pay $25', busy: false })).toHaveProperty('disabled', false)
  })

  it('shows that nothing was charged when the user returns from the payment page without paying', async () => {
    await openCheckout({ address: '/checkout?plan=pro&cancelled=1' })
    expect(screen.getByText('You left the payment page. Nothing has been charged.')).toBeDefined()
  })

  it.each<[string, Answer, string]>([
    [
      'a refusal',
      { status: 422, message: 'success_url must be a page of ours' },
      'Payment failed: success_url must be a page of ours',
    ],
    ['a fault', { status: 500, message: 'Internal server error' }, 'Payment failed: Failed to create checkout session'],
    [
      'a refused field',
      { status: 400, message: '[{"path":["plan_id"]}]', issues: [{ path: ['plan_id'] }] },
      'Payment failed: Failed to create checkout session',
    ],
    [
      'Stripe that is down',
      { status: 503, message: 'down', reason: 'billing_unavailable' },
      'Payment failed: The payment service isn’t responding',
    ],
    [
      'billing that was turned off',
      { status: 409, message: 'off', reason: 'billing_off' },
      'Billing is not enabled in this environment.',
    ],
    [
      'a plan that is no longer for sale',
      { status: 409, message: 'Pro is not sold yet.', reason: 'not_sold' },
      'This subscription is not for sale yet.',
    ],
    [
      'too many tries',
      { status: 429, message: 'slow', reason: 'throttled', retryAfterSeconds: 60 },
      'Too many attempts. Please try again after ',
    ],
  ])('shows the error for %s, and allows a retry', async (_, answer, text) => {
    const { sent } = await openCheckout({ checkout: () => answer })
    await clickPayButton()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(openPaymentPage).not.toHaveBeenCalled()
    await clickPayButton()
    await vi.waitFor(() => expect(sent('billing.createCheckout')).toHaveLength(2))
  })

  it.each([
    ['The line is down', 'Payment failed: The line is down'],
    ['', 'Payment failed: Unknown error'],
  ])('shows an error when the request gets no response: %j', async (message, text) => {
    await openCheckout({ checkout: () => failRequest(message) })
    await clickPayButton()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('clears the error when the user selects another plan', async () => {
    await openCheckout({ checkout: () => ({ status: 500, message: 'broken' }) })
    await clickPayButton()
    await screen.findByRole('alert')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subscription' }), 'premium_student')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('redirects to the login page when the session has expired', async () => {
    const { place } = await openCheckout({ checkout: () => ({ status: 401, message: 'over' }) })
    await clickPayButton()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    expect(place.current).toMatchObject({ pathname: '/login', search: '?next=%2Fcheckout%3Fplan%3Dpro' })
  })
})

describe('checkout by a user who has a subscription', () => {
  it('offers the billing portal instead of a payment button when the user already has a subscription', async () => {
    const { sent } = await openCheckout({ planId: 'pro' })
    expect(await screen.findByText('You already have a subscription')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Manage or cancel' }))
    await vi.waitFor(() => expect(openPaymentPage).toHaveBeenCalledWith('https://pay.example/portal'))
    expect(sent('billing.openPortal')).toEqual([{ return_url: `${location.origin}/account` }])
  })

  it('shows the subscriber notice when the server responds with already_subscribed', async () => {
    await openCheckout({ checkout: () => ({ status: 409, message: 'again', reason: 'already_subscribed' }) })
    await clickPayButton()
    expect(await screen.findByText('You already have a subscription')).toBeDefined()
  })
})

it("hides the server's English messages when the UI is in another language", async () => {
  await openCheckout({
    language: 'ko',
    checkout: () => ({ status: 422, message: 'success_url must be a page of ours' }),
  })
  await clickPayButton('US$25 결제하기')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('결제하지 못했어요: 결제 페이지를 만들지 못했어요')
})
