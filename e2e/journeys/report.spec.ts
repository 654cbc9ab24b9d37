import { languages } from '@pathwise/i18n/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateReportHeading, locateReportSection, openReport, openSharedReport } from '../support/report.ts'
import { loadTexts } from '../support/texts.ts'

test('switches the language of an open report, and keeps the report on reload', async ({ page, t }) => {
  await openSharedReport(page, t)
  const samePage = () => page.evaluate(() => document.body.dataset['samePage'])
  await page.evaluate(() => {
    document.body.dataset['samePage'] = 'yes'
  })
  const summaries = new Set<string | null>()
  const weekdays = new Set<string | null>()

  let current = t
  for (const language of [...languages.slice(1), languages[0]]) {
    await page.getByRole('combobox', { name: current('shell:language') }).selectOption(language)
    current = await loadTexts(language)
    await expect(locateReportHeading(page, current)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(new RegExp(current('plan:title')))
    const weekday = current('strategy:weekday.monday')
    await expect(
      locateReportSection(page, current('plan:sections.week')).getByRole('heading', {
        level: 3,
        name: weekday,
        exact: true,
      }),
    ).toBeVisible()
    weekdays.add(weekday)
    summaries.add(await locateReportSection(page, current('plan:sections.summary')).textContent())
  }
  expect(summaries.size).toBe(languages.length)
  // 'Monday' is the same word in both Chinese scripts.
  expect(weekdays.size).toBe(languages.length - 1)
  expect(await samePage()).toBe('yes')

  // A reload shows the same report and does not share it again.
  let shares = 0
  page.on('request', (request) => {
    if (request.url().includes('share.create')) shares += 1
  })
  const summary = await locateReportSection(page, 'Custom Strategy Summary').textContent()
  await page.reload()
  await expect(locateReportSection(page, 'Custom Strategy Summary')).toHaveText(summary ?? '')
  await page.waitForLoadState('networkidle')
  expect(shares).toBe(0)
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
  }
})
