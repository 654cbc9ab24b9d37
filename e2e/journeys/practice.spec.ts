import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { locateReportSection, openReport } from '../support/report.ts'

test('opens a recommended problem, accepts an answer by keyboard and explains it', async ({ page, t, newVisitor }) => {
  await openReport(page, t)
  const link = locateReportSection(page, 'Recommended Problems').getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  const heading = (shown: Page) => shown.getByRole('heading', { level: 1, name: title ?? '' })
  await expect(heading(page)).toBeVisible()

  const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  const response = await plain.goto(page.url())
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
  await expect(heading(plain)).toBeVisible()
  await expect(plain.locator('article .katex').first()).toBeVisible()
  await expect(plain.getByRole('radio').first()).toBeVisible()
  // The emulated browser parses `noscript` as if scripts ran.
  expect(await response?.text()).toContain(t('practice:player.needsScript'))

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('practice.get')) calls.push(request.url())
  })
  // Mark the server-rendered article before hydration. If hydration replaces the article, the mark is lost.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('article')?.setAttribute('data-sent', ''),
    )
  })
  // Opens the problem as a link does, because a reload would keep the state of the navigation.
  await page.goto(page.url())
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('article[data-sent]'), 'hydration keeps the server’s elements').toHaveCount(1)
  expect(calls, 'requests for a problem that is in the page').toEqual([])
  const unknown = page.getByRole('button', { name: t('practice:player.unknown'), exact: true })
  if (await unknown.isVisible()) await unknown.click()
  await expect(page.getByRole('heading', { level: 2, name: t('practice:explanation'), exact: true })).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await page.getByRole('link', { name: t('practice:alike') }).click()
  await expect(page).toHaveURL(/\/practice\?subject=/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
})
