import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { demoEmail, demoPassword, locateUserMenu, type NewAccount, signInAs, submitLogin } from '../support/people.ts'
import {
  createCustomer,
  listSubscriptions,
  locatePayButton,
  locatePlanSection,
  payWithStripe,
  scheduleExpiration,
} from '../support/shop.ts'
import type { Texts } from '../support/texts.ts'

/** Opens the list of expiring subscriptions as an administrator, and expects the customer's subscription in it. */
async function expectExpiring(
  page: Page,
  t: Texts,
  { email }: Pick<NewAccount, 'email'>,
  subscriptions: readonly { readonly id: string }[],
) {
  await signInAs(page, t, 'admin', '/portal')
  const panel = page.getByRole('region', { name: t('expiring:panel.title') })
  await expect(panel).toContainText(email)
  await inspectPage(page, { everyLanguage: true })
  await panel.getByRole('link', { name: t('expiring:panel.all') }).click()
  const row = page.getByRole('table').getByRole('row', { name: email })
  await expect(row.getByRole('cell')).toHaveText([
    email,
    t('billing:status.active'),
    '2',
    /\d{4}/,
    ...subscriptions.map(({ id }) => id),
  ])
  await page.getByLabel(t('expiring:days')).fill('0')
  await page.getByRole('button', { name: t('expiring:reload') }).click()
  await inspectPage(page, { everyLanguage: true })
}

test('lets a user pay for a plan after an outage and a canceled payment, cancel the plan, and use it until the period ends', async ({
  page,
  t,
  stripe,
  guard,
  newVisitor,
}) => {
  test.slow()
  guard.expect(/Failed to load resource.*503/)
  const customer = await createCustomer(page, t)
  await page.goto('/pricing')
  const choosePro = t('pricing:choose', { plan: t('billing:planName.pro') })
  await page.getByRole('link', { name: choosePro }).click()
  await expect(page).toHaveURL('/checkout?plan=pro')
  await expect(page.getByRole('combobox', { name: t('checkout:plan') })).toHaveValue('pro')
  stripe.setMode('failing')
  await locatePayButton(page, t, '$25').click()
  const message = t('checkout:unavailable')
  await expect(page.getByRole('alert')).toContainText(t('checkout:failed', { message }))
  await expect(page.getByRole('alert')).toContainText(t('checkout:notCharged'))
  await inspectPage(page)
  stripe.setMode('working')
  await locatePayButton(page, t, '$25').click()
  await expect(page.getByText('Pro: $25.00 a month')).toBeVisible()
  const paymentPage = page.url()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText(t('checkout:cancelled'))).toBeVisible()
  await locatePayButton(page, t, '$25').click()
  await expect(page).toHaveURL(paymentPage)
  expect(listSubscriptions(stripe, customer)).toHaveLength(0)
  await payWithStripe(page)

  await expect(page).toHaveURL('/checkout/success?plan=pro')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:success.title') })).toBeVisible()
  const subscriptions = page.getByRole('region', { name: t('checkout:success.subscriptions') })
  await expect(subscriptions.getByRole('listitem')).toHaveCount(1)
  await expect(subscriptions).toContainText(t('billing:status.active'))
  await locateUserMenu(page, t, customer.name).click()
  await expect(page.getByText(t('billing:planLine', { plan: t('billing:planName.pro') }))).toBeVisible()
  await page.keyboard.press('Escape')
  await inspectPage(page)

  await page.goto('/checkout?plan=premium_student')
  await expect(page.getByText(t('checkout:already.title'))).toBeVisible()
  await expect(locatePayButton(page, t, '$99')).toHaveCount(0)
  await inspectPage(page)
  await page.goto('/pricing')
  await expect(page.getByText(t('pricing:yourPlan'), { exact: true })).toBeVisible()
  await inspectPage(page)
  await page.getByRole('link', { name: t('pricing:manage') }).click()
  await expect(locatePlanSection(page, t)).toContainText(/Renews on /)
  await inspectPage(page)
  const manage = locatePlanSection(page, t).getByRole('button', { name: t('billing:manage') })
  await manage.click()
  await page.getByRole('button', { name: 'Cancel at the period’s end' }).click()
  await expect(page.getByRole('listitem')).toContainText('ends then')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/account')
  await expect(locatePlanSection(page, t)).toContainText(/Ends on /)
  await expect(locatePlanSection(page, t)).toContainText(t('billing:planName.pro'))

  await scheduleExpiration(stripe, customer)
  await expectExpiring(await (await newVisitor()).newPage(), t, customer, listSubscriptions(stripe, customer))

  await manage.click()
  await page.getByRole('button', { name: 'Let the period end now' }).click()
  await expect(page.getByRole('listitem')).toContainText('canceled, until')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(locatePlanSection(page, t)).toContainText(t('subscription:free'))
  expect(listSubscriptions(stripe, customer).map(({ status }) => status)).toEqual(['canceled'])
})

test('lets a visitor sign in before paying', async ({ page, t }) => {
  await page.goto('/checkout?plan=gold')
  await expect(page.getByRole('link', { name: t('checkout:login') })).toBeVisible()
  await inspectPage(page)
  await page.goto('/pricing')
  await expect(page.getByText(t('pricing:status.on'))).toBeVisible()
  await inspectPage(page)
  await page.getByRole('radio', { name: t('pricing:premiumFor.premium_family') }).check()
  const plan = t('billing:planName.premium_family')
  await page.getByRole('link', { name: t('pricing:choose', { plan }) }).click()
  await page.getByRole('link', { name: t('checkout:login') }).click()
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(page).toHaveURL('/checkout?plan=premium_family')
  await locatePayButton(page, t, '$199').click()
  await expect(page.getByText('Premium (Family/School): $199.00 a month')).toBeVisible()
})
