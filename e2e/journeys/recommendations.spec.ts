import { languages } from '@pathwise/i18n/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { belowTheFold } from '../support/home.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, openNewAccount, submitLogin } from '../support/people.ts'
import { textsIn } from '../support/texts.ts'

const search = '/recommendations?country=CA&grade=G12&goal=OUAC'

test('opens the recommendation search from the home page, requires login and opens a result', async ({
  page,
  newVisitor,
  t,
}) => {
  test.slow()
  const account = buildAccount('Theo')
  await openNewAccount(await (await newVisitor()).newPage(), t, account)

  await page.goto('/')
  await belowTheFold(page, 'Recommended for you')
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
  await results.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/recommendations/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('returns recommendations in the page’s language', async ({ page, t }) => {
  await openNewAccount(page, t, buildAccount('Theo'))
  for (const language of languages) {
    const answer = page.waitForResponse(/\/api\/recommend\?/)
    await page.goto(`${search}&lang=${language}`)
    const { items } = await (await answer).json()
    const inLanguage = await textsIn(language)
    const results = page.getByRole('region', { name: inLanguage('recommendationSearch:results') })
    await expect(results).toContainText(items[0].title)
  }
})

for (const { status, text } of [
  { status: 405, text: 'Method not allowed (405).' },
  { status: 500, text: 'Recommendations are temporarily unavailable. Please try again.' },
]) {
  test(`shows an error when the server responds with ${status} and allows a retry`, async ({ page, t, guard }) => {
    guard.expect(new RegExp(`Failed to load resource.*${status}`))
    await openNewAccount(page, t, buildAccount('Theo'))
    await page.route(/\/api\/recommend/, (route) => route.fulfill({ status }))
    await page.goto(search)
    await expect(page.getByRole('alert')).toContainText(text)
    await inspectPage(page)
    await page.unroute(/\/api\/recommend/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
  })
}
