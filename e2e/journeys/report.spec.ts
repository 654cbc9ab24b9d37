import { languages } from '@pathwise/i18n/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import {
  openReport,
  openReportMenu,
  openSharedReport,
  pressReportAction,
  reportHeading,
  reportSection,
} from '../support/report.ts'
import { textsIn } from '../support/texts.ts'

const sections = [
  'Custom Strategy Summary',
  'Weaknesses',
  'Recommended Modules',
  'Recommended Problems',
  'Next Week Plan',
]

test('shows every specified section and action of the report', async ({ page, t }) => {
  await openReport(page, t)
  for (const name of sections) {
    await expect(reportSection(page, name).getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  const actions = page.getByRole('group', { name: t('plan:actions.label') })
  await expect(actions.getByRole('link', { name: t('plan:actions.follow') })).toHaveAttribute('href', '/study-plan')
  await openReportMenu(page, t)
  for (const name of ['Save Locally', 'Copy Link', 'Export PDF', 'Calendar(.ics)', 'Add to Google Calendar', 'Reset']) {
    await expect(actions.getByRole('button', { name, exact: true })).toBeEnabled()
  }
  await expect(actions.getByRole('link', { name: 'Start with Pro', exact: true })).toHaveAttribute('href', '/pricing')

  const items = (section: string) => reportSection(page, section).getByRole('listitem')
  expect(await items('Weaknesses').count()).toBeGreaterThan(0)
  expect(await items('Recommended Modules').count()).toBeGreaterThan(0)
  expect(await items('Recommended Problems').count()).toBeGreaterThan(0)
  // The plan starts with its first upcoming day, so the order of days depends on the current date.
  const headings = await reportSection(page, 'Next Week Plan').getByRole('heading', { level: 3 }).allTextContents()
  expect(headings.toSorted()).toEqual(['Friday', 'Monday', 'Saturday', 'Sunday', 'Thursday', 'Tuesday', 'Wednesday'])
})

test('switches the language of an open report without a reload', async ({ page, t }) => {
  await openReport(page, t)
  const samePage = () => page.evaluate(() => document.body.dataset['samePage'])
  await page.evaluate(() => {
    document.body.dataset['samePage'] = 'yes'
  })
  const summaries = new Set<string | null>()
  const weekdays = new Set<string | null>()

  let current = t
  for (const language of [...languages.slice(1), languages[0]]) {
    await page.getByRole('combobox', { name: current('shell:language') }).selectOption(language)
    current = await textsIn(language)
    await expect(reportHeading(page, current)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(new RegExp(current('plan:title')))
    const weekday = current('strategy:weekday.monday')
    await expect(
      reportSection(page, current('plan:sections.week')).getByRole('heading', { level: 3, name: weekday, exact: true }),
    ).toBeVisible()
    weekdays.add(weekday)
    summaries.add(await reportSection(page, current('plan:sections.summary')).textContent())
  }
  expect(summaries.size).toBe(languages.length)
  // 'Monday' is the same word in both Chinese scripts.
  expect(weekdays.size).toBe(languages.length - 1)
  expect(await samePage()).toBe('yes')

  await page.reload()
  await expect(reportHeading(page, t)).toBeVisible()
})

test('keeps the report on reload without sharing it again', async ({ page, t }) => {
  await openSharedReport(page, t)
  const summary = await reportSection(page, 'Custom Strategy Summary').textContent()
  let shares = 0
  page.on('request', (request) => {
    if (request.url().includes('share.create')) shares += 1
  })
  await page.reload()
  await expect(reportSection(page, 'Custom Strategy Summary')).toHaveText(summary ?? '')
  await page.waitForLoadState('networkidle')
  expect(shares).toBe(0)
})

test('removes the report and opens the home page on Reset', async ({ page, t }) => {
  await openReport(page, t)
  await pressReportAction(page, t, 'reset')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('links Start with Pro to the pricing page when no plans are sold', async ({ page, t }) => {
  await openReport(page, t)
  await openReportMenu(page, t)
  await page.getByRole('link', { name: 'Start with Pro', exact: true }).click()
  await expect(page).toHaveURL('/pricing')
})

test('shows the device’s last report when /plan is opened in a new tab', async ({ page, t }) => {
  await openReport(page, t)
  await expect(page).toHaveURL('/plan')
  const tab = await page.context().newPage()
  await tab.goto('/plan')
  await expect(tab.getByRole('heading', { name: 'Custom Strategy Summary' })).toBeVisible()
})

test('asks the visitor to run the diagnostic when there is no report', async ({ page }) => {
  await page.goto('/plan')
  await expect(page.getByRole('heading', { name: 'Run diagnostics first' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('shows the first advice above the fold on phones', async ({ page, t }) => {
  await openReport(page, t)
  const bar = page.getByRole('navigation', { name: t('shell:bottom.title') })
  for (const [width, height] of [
    [320, 568],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const advice = await page.getByText(t('plan:startHere'), { exact: true }).locator('..').boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((advice?.y ?? top) + (advice?.height ?? 0), `${width} px`).toBeLessThan(top)
    await openReportMenu(page, t)
    await inspectPage(page)
    await page.keyboard.press('Escape')
  }
})
