import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { chooseAnswers, locateQuickStart, locateReportHeading } from '../support/report.ts'

test('lets a visitor complete the quick start by keyboard alone', async ({ page, t }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('shell:skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('home:hero.browse') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(locateQuickStart(page, t).getByLabel('Country', { exact: true })).toBeFocused()
  await page.keyboard.type('Canada')
  await page.keyboard.press('Tab')
  await expect(locateQuickStart(page, t).getByLabel('Grade', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(locateQuickStart(page, t).getByLabel('Goal', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  // Focus moves to the new page's heading, so that a screen reader starts reading there.
  await expect(locateReportHeading(page, t)).toBeFocused()
  await expect(page.getByText(/IB grade of 7 · Grade 12 · Canada/)).toBeVisible()
})

/** Opens the home page with its scripts blocked. Call the returned function to release them. */
async function openSlowly(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/index/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return release
}

test('after hydration, submits a form whose button was clicked before hydration', async ({ page, t }) => {
  const release = await openSlowly(page)
  await chooseAnswers(page, t, { country: 'CA', grade: 'G10', goal: 'ACT_35_PLUS' })
  await page.getByRole('button', { name: 'Get My Strategy' }).click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('ACT 35+ · Grade 10 · Canada', { exact: true })).toBeVisible()
})
