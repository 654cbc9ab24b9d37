import type { StripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import type { Page } from '@playwright/test'
import { type NewAccount, openNewAccount, somebody } from './people.ts'
import type { Texts } from './texts.ts'

/** Signs up somebody who has bought nothing yet. */
export async function newCustomer(page: Page, t: Texts): Promise<NewAccount> {
  const account = somebody('Mina')
  await openNewAccount(page, t, account)
  return account
}

/** What that person has subscribed to, as Stripe knows it. */
export function subscriptionsOf({ account }: StripeStandIn, { email }: Pick<NewAccount, 'email'>) {
  return [...account.subscriptions.values()].filter(({ customer }) =>
    [...account.customers.values()].some((known) => known.id === customer && known.email === email),
  )
}

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

/** Makes somebody's subscriptions end in a day and a half, as those do that are cancelled. */
export async function letExpireSoon(stripe: StripeStandIn, customer: NewAccount) {
  for (const { id } of subscriptionsOf(stripe, customer)) {
    stripe.subscriptions.item(id).current_period_end = Math.floor(Date.now() / 1000) + 36 * 3600
    stripe.subscriptions.cancelAtPeriodEnd(id)
  }
  await stripe.delivered()
}

/** The account page's part about the plan. */
export function planSetting(page: Page, t: Texts) {
  return page.getByRole('region', { name: t('subscription:title') })
}
