// @vitest-environment jsdom
import { type PlanId, paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { createTranslations } from '@pathwise/i18n/browser'
import { languages } from '@pathwise/i18n/languages'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { samplePlan } from '../../../../test/sample-plan.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const on: Answer = { data: { enabled: true, sold_plans: paidPlanIds } }
const off: Answer = { data: { enabled: false, sold_plans: [] } }

beforeEach(removeAccessToken)

async function openPricing(config: Answer | Promise<Answer>, status?: RegExp) {
  stubApi({ 'billing.config': () => config })
  await renderApp('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Choose Your Plan' })
  if (status) await screen.findByText(status)
}

async function openPricingWith(
  planId: PlanId,
  more: Parameters<typeof samplePlan>[0] = {},
  badge = 'Your subscription',
) {
  signInWith('token')
  stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'billing.config': () => on,
    'billing.plan': () => ({ data: samplePlan({ plan_id: planId, ...more }) }),
  })
  await renderApp('/pricing')
  await screen.findByText(badge)
}

function card(name: 'Free' | 'Pro' | 'Premium') {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return within(item)
}

const listFeatures = (name: 'Free' | 'Pro' | 'Premium') =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('pricing page with billing off', () => {
  it('marks paid plans as coming soon and disables them', async () => {
    await openPricing(off, /^Nothing is for sale here yet/)
    expect(screen.getAllByText('Coming soon')).toHaveLength(2)
    for (const name of ['Pro', 'Premium'] as const) {
      expect(card(name).getByText('Coming soon')).toBeDefined()
      expect(card(name).getByRole('button', { name: /^Choose / })).toHaveProperty('disabled', true)
      expect(card(name).queryByRole('link')).toBeNull()
    }
  })

  it('offers the Free plan when billing is off', async () => {
    await openPricing(off, /^Nothing is for sale here yet/)
    expect(card('Free').getByRole('link', { name: 'Start for free' }).getAttribute('href')).toBe('/#quick-start')
    expect(card('Free').queryByText('Coming soon')).toBeNull()
  })

  it('links to the plan comparison', async () => {
    await openPricing(off)
    expect(screen.getByRole('link', { name: 'Compare subscriptions' }).getAttribute('href')).toBe('/plans')
  })
})

describe('pricing page with billing on', () => {
  it('does not request the user’s plan before the browser has painted the page', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    signInWith('token')
    const calls = stubApi({
      'auth.me': () => ({ data: sampleUser() }),
      'billing.config': () => on,
      'billing.plan': () => ({ data: samplePlan({ plan_id: 'pro' }) }),
    })
    await renderApp('/pricing')
    await screen.findByRole('button', { name: 'Account menu Mina Park' })
    await screen.findByRole('link', { name: 'Choose Pro' })
    expect(calls.map(({ procedure }) => procedure)).not.toContain('billing.plan')
    for (const frame of frames) frame(0)
    await screen.findByText('Your subscription')
  })

  it('disables paid plans and marks them as coming soon when none is for sale', async () => {
    await openPricing({ data: { enabled: true, sold_plans: [] } }, /^Nothing is for sale here yet/)
    for (const name of ['Pro', 'Premium'] as const) {
      expect(card(name).getByText('Coming soon')).toBeDefined()
      expect(card(name).getByRole('button', { name: /^Choose / })).toHaveProperty('disabled', true)
    }
  })

  it('marks a plan as coming soon only when the plan is not for sale', async () => {
    await openPricing({ data: { enabled: true, sold_plans: ['pro'] } }, /^Subscriptions marked “Coming soon”/)
    expect(card('Pro').getByRole('link', { name: 'Choose Pro' }).getAttribute('href')).toBe('/checkout?plan=pro')
    expect(card('Pro').queryByText('Coming soon')).toBeNull()
    expect(card('Premium').getByText('Coming soon')).toBeDefined()
    expect(card('Premium').queryByRole('link')).toBeNull()
  })

  it('links each paid plan to its checkout', async () => {
    await openPricing(on, /^All subscriptions are available/)
    expect(screen.queryByText('Coming soon')).toBeNull()
    const links = ['Choose Pro', 'Choose Premium (Student)'].map((name) => screen.getByRole('link', { name }))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout?plan=pro',
      '/checkout?plan=premium_student',
    ])
  })

  it('updates the Premium price and checkout link when the user selects Family/School', async () => {
    await openPricing(on, /^All subscriptions are available/)
    const premium = card('Premium')
    expect(premium.getAllByText('$99')).toHaveLength(2)
    await userEvent.click(premium.getByRole('radio', { name: /Family\/School/ }))
    expect(premium.getAllByText('$199')).toHaveLength(2)
    expect(premium.getByRole('link').getAttribute('href')).toBe('/checkout?plan=premium_family')
  })

  it.each<[PlanId, 'Free' | 'Pro' | 'Premium']>([
    ['free', 'Free'],
    ['pro', 'Pro'],
    ['premium_student', 'Premium'],
    ['premium_family', 'Premium'],
  ])('marks the current plan %s', async (planId, name) => {
    await openPricingWith(planId)
    expect(screen.getAllByText('Your subscription')).toHaveLength(1)
    expect(card(name).getByText('Your subscription')).toBeDefined()
  })

  it('marks the plan whose payment failed, and not Free, and links it to the account page', async () => {
    await openPricingWith('free', { unpaid_plan: 'pro' }, 'Payment failed')
    expect(screen.queryByText('Your subscription')).toBeNull()
    expect(card('Pro').getByText('Payment failed')).toBeDefined()
    expect(card('Pro').getByRole('link', { name: 'See my subscription' }).getAttribute('href')).toBe('/account')
  })

  it('links the user’s Premium plan to the account page, and the other Premium plan to the checkout', async () => {
    await openPricingWith('premium_family')
    const premium = card('Premium')
    expect(premium.getByRole('radio', { name: /Family\/School/ })).toHaveProperty('checked', true)
    expect(premium.getByRole('link', { name: 'See my subscription' }).getAttribute('href')).toBe('/account')
    await userEvent.click(premium.getByRole('radio', { name: /^Student/ }))
    expect(premium.queryByText('Your subscription')).toBeNull()
    expect(premium.getByRole('link').getAttribute('href')).toBe('/checkout?plan=premium_student')
  })
})

it('disables paid plans and shows no badge while the billing configuration loads', async () => {
  await openPricing(new Promise(() => {}))
  expect(card('Pro').getByRole('button', { name: 'Choose Pro' })).toHaveProperty('disabled', true)
  expect(screen.queryByText('Coming soon')).toBeNull()
})

it('shows a notice and keeps the checkout links when the billing configuration fails to load', async () => {
  await openPricing({ status: 403, message: 'no' }, /^We can’t tell right now/)
  expect(card('Pro').getByRole('link', { name: 'Choose Pro' })).toBeDefined()
})

it('lists the features of each plan and three FAQ answers', async () => {
  await openPricing(off)
  expect(listFeatures('Free')).toEqual([
    'Basic learning materials',
    'Study guides',
    'Strategy reports and a study plan',
    'Practice problems',
    'Calendar file and a link for your family',
    'Community support (not yet)',
  ])
  expect(listFeatures('Pro')).toEqual([
    'Everything in Free',
    'Personalized study plans',
    'Advanced analytics',
    'Priority support (not yet)',
  ])
  expect(listFeatures('Premium')).toEqual([
    'Everything in Pro',
    '1:1 mentoring sessions (not yet)',
    'Custom study schedules',
    'Calendar feed that follows your plan',
    'Forecast of the day your plan ends',
    'Premium content access (not yet)',
  ])
  expect(['$0', '$25'].map((price) => screen.getAllByText(price).length)).toEqual([1, 1])
  const faq = within(screen.getByRole('region', { name: 'Frequently asked questions' }))
  expect(faq.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('next billing cycle'),
    expect.stringContaining('PayPal or bank transfer where Stripe offers them'),
    expect.stringContaining('Free plan is your trial'),
  ])
})

it.each(languages)('lists six Free, four Pro and six Premium features in %s', async (language) => {
  const { t } = await createTranslations(language, ['pricing'])
  const count = (features: string) => features.split('|').filter((feature) => feature.trim() !== '').length
  expect(count(t('pricing:cards.free.features'))).toBe(6)
  expect(count(t('pricing:cards.pro.features'))).toBe(4)
  expect(count(t('pricing:cards.premium.features'))).toBe(6)
})
