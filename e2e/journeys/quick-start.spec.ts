import { languages } from '@pathwise/i18n/languages'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { belowTheFold } from '../support/home.ts'
import { chooseAnswers, openReport, quickStart, reportHeading, reportSection } from '../support/report.ts'
import { browserLocales } from '../support/texts.ts'

const diagnosticsCall = /diagnostics\.run/

/** The script in which a summary must be written, by language. */
const scripts = { en: /[a-z]{3}/, ko: /\p{Script=Hangul}/u, 'zh-TW': /\p{Script=Han}/u, 'zh-CN': /\p{Script=Han}/u }

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] })

    test('opens a report after three answers', async ({ page, t }) => {
      await openReport(page, t, { country: 'CA', grade: 'G10', goal: 'ACT_35_PLUS' })

      await expect(page).toHaveURL('/plan')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(new RegExp(t('plan:title')))
      const context = t('plan:context', {
        goal: t('common:goal.ACT_35_PLUS'),
        grade: t('common:grade.G10'),
        country: t('common:country.CA'),
      })
      await expect(page.getByText(context, { exact: true })).toBeVisible()
      await expect(reportSection(page, t('plan:sections.summary'))).toContainText(scripts[language])
    })
  })
}

test('shows the specified texts on the home page', async ({ page, t }) => {
  const form = quickStart(page, t)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Under Construction' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan your path with Pathwise', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quick Start', exact: true })).toBeVisible()
  for (const label of ['Country', 'Grade', 'Goal']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByLabel('Goal', { exact: true })).toHaveValue('SAT_1500_PLUS')
  await expect(page.getByRole('button', { name: 'Get My Strategy', exact: true })).toBeEnabled()
  const modules = await belowTheFold(page, 'Modules')
  for (const name of ['English', 'Math', 'Science', 'History', 'AP Courses', 'Test Prep']) {
    await expect(modules.getByText(name, { exact: true })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Browse US Guides', exact: true }).click()
  await expect(page).toHaveURL('/guides/us')
})

test('shows an error when the connection is lost and allows a retry', async ({ page, t, guard }) => {
  guard.expect(/failed request.*diagnostics/)
  guard.expect(/net::ERR_CONNECTION_FAILED/)
  guard.expect(/Diagnostics failed/)
  await page.route(diagnosticsCall, (route) => route.abort('connectionfailed'))
  await page.goto('/')
  const submit = page.getByRole('button', { name: 'Get My Strategy' })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Diagnostics failed. Please try again.')
  await expect(page).toHaveURL('/')

  await page.unroute(diagnosticsCall)
  await submit.click()
  await expect(reportHeading(page, t)).toBeVisible()
})

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
  await expect(quickStart(page, t).getByLabel('Country', { exact: true })).toBeFocused()
  await page.keyboard.type('Canada')
  await page.keyboard.press('Tab')
  await expect(quickStart(page, t).getByLabel('Grade', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(quickStart(page, t).getByLabel('Goal', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  // Focus moves to the new page's heading, so that a screen reader starts reading there.
  await expect(reportHeading(page, t)).toBeFocused()
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

test('keeps answers selected before hydration', async ({ page, t }) => {
  const release = await openSlowly(page)
  await chooseAnswers(page, t, { country: 'CA', grade: 'G10', goal: 'ACT_35_PLUS' })
  release()
  await page.getByRole('button', { name: 'Get My Strategy' }).click()
  await expect(page.getByText('ACT 35+ · Grade 10 · Canada', { exact: true })).toBeVisible()
})

test('submits the form after hydration when the button was clicked earlier', async ({ page, t }) => {
  const release = await openSlowly(page)
  await chooseAnswers(page, t, { country: 'CA', grade: 'G10', goal: 'ACT_35_PLUS' })
  await page.getByRole('button', { name: 'Get My Strategy' }).click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('ACT 35+ · Grade 10 · Canada', { exact: true })).toBeVisible()
})

test('remembers the selected country', async ({ page, t }) => {
  await openReport(page, t, { country: 'CA', grade: 'G9', goal: 'IB_7' })
  await page.goto('/')
  await expect(quickStart(page, t).getByLabel('Country', { exact: true })).toHaveValue('CA')
  await chooseAnswers(page, t, { country: 'US', grade: 'G9', goal: 'IB_7' })
  await page.reload()
  await expect(quickStart(page, t).getByLabel('Country', { exact: true })).toHaveValue('US')
})
