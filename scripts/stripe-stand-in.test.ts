import { expect, it, onTestFinished } from 'vitest'
import { startStripeStandIn } from './stripe-stand-in.mjs'

it('returns the environment variables of a server that sells all plans through the stand-in', async () => {
  const { settings, stop } = await startStripeStandIn(3000)
  onTestFinished(stop)
  expect(settings).toMatchObject({ BILLING_ENABLED: 'on', BILLING_SOLD_PLANS: 'pro,premium_student,premium_family' })
  const headers = { authorization: `Bearer ${settings['STRIPE_SECRET_KEY']}` }
  const prices = await fetch(`${settings['STRIPE_API_BASE']}/v1/prices`, { headers })
  expect([prices.status, await prices.json()]).toMatchObject([200, { data: [] }])
})
