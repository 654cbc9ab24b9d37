import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { scrollToLazySection } from '../support/home.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, createAccount, submitLogin } from '../support/people.ts'

test('opens the recommendation search from the home page, requires login and opens a result', async ({
  page,
  request,
  guard,
  t,
}) => {
  test.slow()
  const account = buildAccount('Theo')
  await createAccount(request, account)

  await page.goto('/')
  await scrollToLazySection(page, 'Recommended for you')
  await page.getByRole('link', { name: 'Search all recommendations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations', exact: true })).toBeVisible()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('US')
  await expect(page.getByLabel('Grade', { exact: true })).toHaveValue('G11')
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('SAT 1500+')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await inspectPage(page)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await submitLogin(page, t, account.email, account.password)

  await expect(page).toHaveURL(/\/recommendations\?country=US&grade=G11/)
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  expect(await results.getByRole('listitem').count()).toBeLessThanOrEqual(8)
  await inspectPage(page, { everyLanguage: true })

  guard.expect(/Failed to load resource.*500/)
  await page.route(/\/api\/recommend/, (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspectPage(page)
  await page.unroute(/\/api\/recommend/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await results.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/recommendations/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
