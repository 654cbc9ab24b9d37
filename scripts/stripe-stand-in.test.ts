import { expect, it, onTestFinished, vi } from 'vitest'
import { startStripeStandIn } from './stripe-stand-in.mjs'

it('returns environment variables with which a server sells all plans through the stand-in', async () => {
  const { settings, stop } = await startStripeStandIn(3000)
  onTestFinished(stop)
  expect(settings).toMatchObject({ BILLING_ENABLED: 'on', BILLING_SOLD_PLANS: 'pro,premium_student,premium_family' })
  const headers = { authorization: `Bearer ${settings['STRIPE_SECRET_KEY']}` }
  const prices = await fetch(`${settings['STRIPE_API_BASE']}/v1/prices`, { headers })
  expect([prices.status, await prices.json()]).toMatchObject([200, { data: [] }])
})

it.each(['STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY_FILE'])('refuses to replace %s', async (name) => {
  vi.stubEnv(name, 'given')
  await expect(startStripeStandIn(3000)).rejects.toThrow(`--billing would replace ${name}. Remove one of them.`)
})

it('fails if the stand-in ends before it is ready', async () => {
  vi.stubEnv('NODE_OPTIONS', '--no-such-option')
  await expect(startStripeStandIn(3000)).rejects.toThrow('ended with 9 before')
})
