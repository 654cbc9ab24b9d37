import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateReportSection, locateSharedReportHeading, openSharedReport } from '../support/report.ts'
import { loadTexts } from '../support/texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const problems = (page: Page, name: string) => locateReportSection(page, name).getByRole('listitem')

test('copies a short link that works in another visitor’s language and without JavaScript', async ({
  page,
  t,
  newVisitor,
  server,
}) => {
  const link = await openSharedReport(page, t)
  expect(link).toMatch(new RegExp(`^${server.url}/plan\\?share=[\\w-]{22}$`))
  // Waits in the page, in every frame, because an assertion polls once a second and can miss a message of 1.2 seconds.
  const confirmed = page.getByRole('status').filter({ hasText: 'Short share link copied to clipboard!' }).waitFor()
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click()
  await confirmed
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const summary = await locateReportSection(page, 'Custom Strategy Summary').locator('> div').last().textContent()

  const visitor = await newVisitor({ locale: 'zh-TW', timezoneId: 'Asia/Taipei' })
  const other = await visitor.newPage()
  const calls: string[] = []
  other.on('request', (request) => {
    if (/share\.(?:create|get)/.test(request.url())) calls.push(request.url())
  })
  // Mark the server-rendered article before hydration. If hydration replaces the article, the mark is lost.
  await other.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('article')?.setAttribute('data-sent', ''),
    )
  })
  await other.goto(link)
  const inChinese = await loadTexts('zh-TW')
  await expect(locateSharedReportHeading(other, inChinese)).toBeVisible()
  await expect(other.getByRole('button', { name: inChinese('plan:actions.save'), exact: true })).toBeEnabled()
  await expect(other.locator('article[data-sent]'), 'hydration keeps the server’s elements').toHaveCount(1)
  await expect(locateReportSection(other, inChinese('plan:sections.summary'))).toContainText(/\p{Script=Han}/u)
  await expect(problems(other, inChinese('plan:sections.problems'))).toHaveCount(
    await problems(page, 'Recommended Problems').count(),
  )
  await other.waitForLoadState('networkidle')
  expect(calls, 'calls for the report, and shares made by opening a share').toEqual([])

  const plain = await (await newVisitor({ locale: 'en-US', javaScriptEnabled: false })).newPage()
  const response = await plain.goto(link)
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const card = await plain.locator('meta[property="og:image"]').getAttribute('content')
  expect(card).toBe(new URL('/cards/en.png', link).href)
  expect((await plain.request.get(card ?? '')).headers()['content-type']).toBe('image/png')
  await expect(plain).toHaveTitle(new RegExp(t('plan:shared.title')))
  await expect(locateReportSection(plain, 'Custom Strategy Summary')).toContainText(summary ?? 'no summary')
  await expect(plain.getByRole('button', { name: 'Save Locally', exact: true })).toBeDisabled()
})
