import { type StripeStandIn, startStripeStandIn } from '@pathwise/testing/stripe'
import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { startServer } from './server.ts'
import type { Texts } from './texts.ts'

/** Tests whose pages go to a server of their own where plans are sold, by a stand-in for Stripe that belongs to the test. */
export const test = base.extend<{ shop: { url: string; stripe: StripeStandIn }; stripe: StripeStandIn }>({
  shop: async ({ dataDirectory }, provide, { workerIndex }) => {
    const stripe = await startStripeStandIn()
    const { secretKey, webhookSecret, apiBase } = stripe.settings
    const server = await startServer({
      dataDirectory,
      name: `shop-${workerIndex}`,
      environment: {
        BILLING_ENABLED: 'on',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase,
      },
    })
    stripe.deliverTo(`${server.url}/api/stripe/webhook`)
    await provide({ url: server.url, stripe })
    await server.stop()
    await stripe.close()
  },
  stripe: async ({ shop }, provide) => provide(shop.stripe),
  baseURL: async ({ shop }, provide) => provide(shop.url),
})

/** The checkout's button, for a plan of that price. */
export function payButton(page: Page, t: Texts, price: string) {
  return page.getByRole('button', { name: t('checkout:pay', { price }) })
}

/** On the payment service's own page. */
export async function payOnStripe(page: Page) {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Buys Pro, for somebody who is signed in, and ends on the page that says so. */
export async function buyPro(page: Page, t: Texts) {
  await page.goto('/checkout?plan=pro')
  await payButton(page, t, '$25').click()
  await payOnStripe(page)
  await page.getByRole('region', { name: t('checkout:success.subscriptions') }).waitFor()
}

/** The account page's part about the plan. */
export function planSetting(page: Page, t: Texts) {
  return page.getByRole('region', { name: t('subscription:title') })
}
