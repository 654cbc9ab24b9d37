import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'
import { buyPro, createCustomer, letExpireSoon, payButton, planSetting } from '../support/shop.ts'

test('has no accessibility violations on the billing pages', async ({ page, t }) => {
  await page.goto('/pricing')
  await expect(page.getByText(t('pricing:status.on'))).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await page.goto('/checkout?plan=gold')
  await expect(page.getByRole('link', { name: t('checkout:login') })).toBeVisible()
  await inspectPage(page)
})

test('has no accessibility violations on a customer’s billing pages, even with an error', async ({
  page,
  t,
  stripe,
  guard,
}) => {
  guard.expect(/Failed to load resource.*503/)
  await createCustomer(page, t)
  await page.goto('/checkout?plan=pro')
  stripe.setMode('failing')
  await payButton(page, t, '$25').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspectPage(page)

  stripe.setMode('working')
  await buyPro(page, t)
  await inspectPage(page)
  for (const path of ['/account', '/pricing', '/checkout']) {
    await page.goto(path)
    if (path === '/account') await expect(planSetting(page, t).getByRole('button')).toBeVisible()
    if (path === '/pricing') await expect(page.getByText(t('pricing:yourPlan'), { exact: true })).toBeVisible()
    if (path === '/checkout') await expect(page.getByText(t('checkout:already.title'))).toBeVisible()
    await inspectPage(page, { everyLanguage: true })
  }
})

test('has no accessibility violations in the list of expiring subscriptions, even with an error', async ({
  page,
  t,
  stripe,
  newVisitor,
}) => {
  const customer = await createCustomer(page, t)
  await buyPro(page, t)
  await letExpireSoon(stripe, customer)
  const office = await (await newVisitor()).newPage()
  await signInAs(office, t, 'admin', '/portal')
  await expect(office.getByRole('region', { name: t('expiring:panel.title') })).toBeVisible()
  await inspectPage(office, { everyLanguage: true })
  await office.goto('/admin/expiring')
  await expect(office.getByRole('cell').first()).toBeVisible()
  await office.getByLabel(t('expiring:days')).fill('0')
  await office.getByRole('button', { name: t('expiring:reload') }).click()
  await inspectPage(office, { everyLanguage: true })
})
