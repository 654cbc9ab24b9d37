// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCheckout } from '../../../../test/checkout.tsx'
import { removeAccessToken } from '../../../lib/session/access-token.ts'

beforeEach(removeAccessToken)

const selector = () => screen.getByRole('combobox', { name: 'Subscription' })
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))
const values = () =>
  summary()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

describe('checkout order', () => {
  it.each([
    ['/checkout', 'pro', undefined],
    ['/checkout?plan=pro', 'pro', undefined],
    ['/checkout?plan=premium_family', 'premium_family', undefined],
    ['/checkout?plan=gold', 'pro', 'There is no subscription with that name, so Pro is selected.'],
    ['/checkout?plan=', 'pro', 'There is no subscription with that name, so Pro is selected.'],
    ['/checkout?plan=free', 'pro', 'The Free plan needs no checkout, so Pro is selected.'],
    ['/checkout?plan=toString', 'pro', 'There is no subscription with that name, so Pro is selected.'],
  ])('opens %s with the plan %s selected', async (address, planId, notice) => {
    await openCheckout({ address })
    expect(selector()).toHaveProperty('value', planId)
    expect(screen.queryByText(/is selected/)?.textContent).toBe(notice)
  })

  it('shows the catalog price before tax and discounts', async () => {
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

  it('lists included features separately from features that are not available yet', async () => {
    await openCheckout()
    const [included, notYet] = summary()
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      )
    expect(summary().getByRole('heading', { name: 'Not available yet, and not included in the price' })).toBeDefined()
    expect(included).toEqual([
      'Everything in Free',
      'Personalized study plans',
      'Advanced analytics',
      'Up to 100 saved reports in your account',
    ])
    expect(notYet).toEqual(['Community support', 'Priority support'])
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

it.each([true, false])(
  'disables the payment button for a plan that is not for sale (signed in: %j)',
  async (signedIn) => {
    const { sent } = await openCheckout({ soldPlans: ['premium_student'], signedIn })
    expect((await screen.findByRole('alert')).textContent).toBe('This subscription is not for sale yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Pay $25' }))
    expect(sent('billing.createCheckout')).toEqual([])
    await userEvent.selectOptions(selector(), 'premium_student')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('offers visitors a login link that returns to the checkout', async () => {
  await openCheckout({ signedIn: false, address: '/checkout?plan=premium_family' })
  const login = await screen.findByRole('link', { name: 'Log in to pay' })
  expect(login.getAttribute('href')).toBe('/login?next=%2Fcheckout%3Fplan%3Dpremium_family')
})
