import type { StripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import type { Page } from '@playwright/test'
import { buildAccount, type NewAccount, openNewAccount } from './people.ts'
import type { Texts } from './texts.ts'

/** Creates an account without purchases. */
export async function createCustomer(page: Page, t: Texts): Promise<NewAccount> {
  const account = buildAccount('Mina')
  await openNewAccount(page, t, account)
  return account
}

/** Returns the customer's subscriptions in the fake Stripe. */
export function listSubscriptions({ account }: StripeStandIn, { email }: Pick<NewAccount, 'email'>) {
  return [...account.subscriptions.values()].filter(({ customer }) =>
    [...account.customers.values()].some((known) => known.id === customer && known.email === email),
  )
}

/** Locates the checkout button for the plan with this price. */
export function locatePayButton(page: Page, t: Texts, price: string) {
  return page.getByRole('button', { name: t('checkout:pay', { price }) })
}

/** Pays on the fake Stripe page. */
export async function payWithStripe(page: Page) {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Makes the customer's subscriptions end in 36 hours, without renewal. */
export async function scheduleExpiration(stripe: StripeStandIn, customer: NewAccount) {
  for (const { id } of listSubscriptions(stripe, customer)) {
    stripe.subscriptions.item(id).current_period_end = Math.floor(Date.now() / 1000) + 36 * 3600
    stripe.subscriptions.cancelAtPeriodEnd(id)
  }
  await stripe.delivered()
}

/** Locates the plan section on the account page. */
export function locatePlanSection(page: Page, t: Texts) {
  return page.getByRole('region', { name: t('subscription:title') })
}
