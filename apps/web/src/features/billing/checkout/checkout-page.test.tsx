// @vitest-environment jsdom
import { type PaidPlanId, type PlanId, paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Call, failRequest, stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { samplePlan } from '../../../../test/sample-plan.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const leaveFor = vi.hoisted(() => vi.fn<(address: string) => void>())
vi.mock(import('../leave-for.ts'), async (original) => ({ ...(await original()), leaveFor }))

const session: Answer = { data: { session_url: 'https://pay.example/session' } }

beforeEach(() => {
  removeAccessToken()
  leaveFor.mockReset()
})

interface Situation {
  address?: string
  enabled?: boolean
  soldPlans?: readonly PaidPlanId[]
  signedIn?: boolean
  planId?: PlanId
  checkout?: (call: Call) => Answer | Promise<Answer>
  portal?: Answer
}

async function openCheckout({
  address = '/checkout?plan=pro',
  enabled = true,
  soldPlans = enabled ? paidPlanIds : [],
  signedIn = true,
  planId = 'free',
  checkout = () => session,
  portal = { data: { url: 'https://pay.example/portal' } },
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
  const { place } = await renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { place, sent }
}

const selector = () => screen.getByRole('combobox', { name: 'Plan' })
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))
const values = () =>
  summary()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

async function pay(name = 'Pay $25') {
  const button = await screen.findByRole('button', { name })
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
}

describe('checkout order', () => {
  it.each([
    ['/checkout', 'pro', undefined],
    ['/checkout?plan=pro', 'pro', undefined],
    ['/checkout?plan=premium_family', 'premium_family', undefined],
    ['/checkout?plan=gold', 'pro', 'There is no plan with that name, so Pro is selected.'],
    ['/checkout?plan=', 'pro', 'There is no plan with that name, so Pro is selected.'],
    ['/checkout?plan=free', 'pro', 'The Free plan needs no checkout, so Pro is selected.'],
    ['/checkout?plan=toString', 'pro', 'There is no plan with that name, so Pro is selected.'],
  ])('opens %s with the plan %s selected', async (address, planId, notice) => {
    await openCheckout({ address })
    expect(selector()).toHaveProperty('value', planId)
    expect(screen.queryByText(/is selected/)?.textContent).toBe(notice)
  })

  it('shows the catalog price without tax or discount', async () => {
    await openCheckout({ address: '/checkout?plan=premium_student' })
    expect(values()).toEqual(['Premium (Student)', '$99', 'None', 'None', '$99'])
  })

  it('updates the order and the URL when the user selects another plan', async () => {
    const { place } = await openCheckout({ address: '/checkout?plan=gold' })
    await userEvent.selectOptions(selector(), 'premium_family')
    expect(values()).toContain('$199')
    await waitFor(() => expect(place.current.search).toBe('?plan=premium_family'))
    expect(screen.queryByText(/is selected/)).toBeNull()
  })

  it('lists what the price includes apart from what does not exist yet', async () => {
    await openCheckout()
    const [included, notYet] = summary()
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      )
    expect(summary().getByRole('heading', { name: 'Not yet, and not part of the price' })).toBeDefined()
    expect(included).toEqual(['Everything in Free', 'Up to 100 saved plans in your account'])
    expect(notYet).toEqual(['Community support', 'Personalized study plans', 'Advanced analytics', 'Priority support'])
  })

  it('links back to the home page', async () => {
    await openCheckout()
    expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/')
  })
})

it.each([true, false])('disables the payment button when billing is off (signed in: %j)', async (signedIn) => {
  const { sent } = await openCheckout({ enabled: false, signedIn })
  expect((await screen.findByRole('alert')).textContent).toBe('Billing is not enabled in this environment.')
  const button = screen.getByRole('button', { name: 'Pay $25' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(button)
  expect(sent('billing.createCheckout')).toEqual([])
})

it.each([true, false])('disables the payment button of a plan that is not sold (signed in: %j)', async (signedIn) => {
  const { sent } = await openCheckout({ soldPlans: ['premium_student'], signedIn })
  expect((await screen.findByRole('alert')).textContent).toBe('This plan is not sold yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Pay $25' }))
  expect(sent('billing.createCheckout')).toEqual([])
  await userEvent.selectOptions(selector(), 'premium_student')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows visitors a login link that returns to the checkout', async () => {
  await openCheckout({ signedIn: false, address: '/checkout?plan=premium_family' })
  const login = await screen.findByRole('link', { name: 'Log in to pay' })
  expect(login.getAttribute('href')).toBe('/login?next=%2Fcheckout%3Fplan%3Dpremium_family')
})

describe('checkout payment', () => {
  it('creates one checkout session, stays busy and redirects to the payment page', async () => {
    const { sent } = await openCheckout({ address: '/checkout?plan=premium_student' })
    await pay('Pay $99')
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/session'))
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
    await pay()
    await screen.findByRole('button', { name: 'Opening the payment page…' })
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(await screen.findByRole('button', { name: 'Pay $25', busy: false })).toHaveProperty('disabled', false)
  })

  it('confirms that nothing was charged when the user left the payment page', async () => {
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
      'a plan that is no longer sold',
      { status: 409, message: 'Pro is not sold yet.', reason: 'not_sold' },
      'This plan is not sold yet.',
    ],
    [
      'too many tries',
      { status: 429, message: 'slow', reason: 'throttled', retryAfterSeconds: 60 },
      'Too many attempts. Please try again after ',
    ],
  ])('shows the error after %s and allows a retry', async (_, answer, text) => {
    const { sent } = await openCheckout({ checkout: () => answer })
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(leaveFor).not.toHaveBeenCalled()
    await pay()
    await vi.waitFor(() => expect(sent('billing.createCheckout')).toHaveLength(2))
  })

  it.each([
    ['The line is down', 'Payment failed: The line is down'],
    ['', 'Payment failed: Unknown error'],
  ])('shows an error when the request fails without a response: %j', async (message, text) => {
    await openCheckout({ checkout: () => failRequest(message) })
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('clears the error when the user selects another plan', async () => {
    await openCheckout({ checkout: () => ({ status: 500, message: 'broken' }) })
    await pay()
    await screen.findByRole('alert')
    await userEvent.selectOptions(selector(), 'premium_student')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('redirects to the login page when the session has expired', async () => {
    const { place } = await openCheckout({ checkout: () => ({ status: 401, message: 'over' }) })
    await pay()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    expect(place.current).toMatchObject({ pathname: '/login', search: '?next=%2Fcheckout%3Fplan%3Dpro' })
  })
})

describe('checkout for a subscriber', () => {
  it('offers the billing portal instead of a second payment', async () => {
    const { sent } = await openCheckout({ planId: 'pro' })
    expect(await screen.findByText('You already have a subscription')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Manage or cancel' }))
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/portal'))
    expect(sent('billing.openPortal')).toEqual([{ return_url: `${location.origin}/account` }])
  })

  it('shows the subscriber notice when the server answers already_subscribed', async () => {
    await openCheckout({ checkout: () => ({ status: 409, message: 'again', reason: 'already_subscribed' }) })
    await pay()
    expect(await screen.findByText('You already have a subscription')).toBeDefined()
  })
})

it('does not show English server messages when the UI language is not English', async () => {
  signInWith('token')
  stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.config': () => ({ data: { enabled: true, sold_plans: paidPlanIds } }),
    'billing.plan': () => ({ data: samplePlan() }),
    'billing.createCheckout': () => ({ status: 422, message: 'success_url must be a page of ours' }),
  })
  await renderApp('/checkout', 'ko')
  await pay('US$25 결제하기')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('결제하지 못했어요: 결제 페이지를 만들지 못했어요')
})
