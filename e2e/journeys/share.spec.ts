import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { openReport, openSharedReport, reportHeading, reportSection, sharedReportHeading } from '../support/report.ts'
import { textsIn } from '../support/texts.ts'

const shareCall = /share\.create/
const serverFailure = {
  status: 500,
  json: [{ error: { message: 'x', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } }],
}

/** A report shared by an older client: plain text, without the structured strategy. */
const plainReport = {
  result: {
    summary: 'Start with linear equations – they come first. 한국어도 괜찮아요.',
    weaknesses: ['Linear equations'],
    recommendedModules: ['Math'],
    recommendedProblems: [{ id: 'p-1', title: 'Where two lines meet' }],
    nextWeekPlan: [{ day: 'Mon', tasks: ['Solve three equations'] }],
  },
  context: { country: 'US', grade: 'G11', goal: 'SAT 1500 by spring' },
}

const dataLink = (value: unknown) => `/plan?data=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('copies a short link that opens in another visitor’s language', async ({ page, t, newVisitor, server }) => {
  await page.clock.install()
  const link = await openSharedReport(page, t)
  expect(link).toMatch(new RegExp(`^${server.url}/plan\\?share=[\\w-]{22}$`))
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Short share link copied to clipboard!')
  expect(await clipboardText(page)).toBe(link)

  const visitor = await newVisitor({ locale: 'ko-KR' })
  const other = await visitor.newPage()
  let shares = 0
  other.on('request', (request) => {
    if (shareCall.test(request.url())) shares += 1
  })
  await other.goto(link)
  const korean = await textsIn('ko')
  await expect(sharedReportHeading(other, korean)).toBeVisible()
  await expect(reportSection(other, korean('plan:sections.summary'))).toContainText(/\p{Script=Hangul}/u)
  const problems = (of: Page, name: string) => reportSection(of, name).getByRole('listitem')
  await expect(problems(other, korean('plan:sections.problems'))).toHaveCount(
    await problems(page, 'Recommended Problems').count(),
  )
  await other.waitForLoadState('networkidle')
  expect(shares, 'shares made by opening a share').toBe(0)
})

test('deletes a link for everyone from the device that created it', async ({ page, t }) => {
  const link = await openSharedReport(page, t)
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click()
  await page.getByRole('button', { name: t('shares:delete'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('shares:confirm.title') })
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('shares:delete'), exact: true }).click()
  await expect(page.getByText(t('shares:deleted'))).toBeVisible()
  await page.reload()
  await expect(reportHeading(page, t)).toBeVisible()

  const id = new URL(link).searchParams.get('share')
  expect((await page.request.get(`/api/share/${id}`)).status()).toBe(404)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: t('shares:list.title') })).toHaveCount(0)
})

test('lists the device’s links under Saved Plans', async ({ page, t }) => {
  const link = await openSharedReport(page, t)
  await page.goto('/saved')
  const links = page.getByRole('region', { name: t('shares:list.title') })
  await expect(links.getByRole('listitem')).toHaveCount(1)
  await inspectPage(page, { everyLanguage: true })
  await links.getByRole('link').click()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('button', { name: t('shares:delete'), exact: true })).toBeVisible()
})

test('copies a long link that contains the whole report when sharing fails', async ({ page, t, guard, newVisitor }) => {
  guard.expect(/Failed to load resource.*500/)
  await page.route(shareCall, (route) => route.fulfill(serverFailure))
  await openReport(page, t)
  await expect(page.getByRole('alert')).toContainText('Failed to create share')
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Share link copied to clipboard!')
  const link = await clipboardText(page)
  expect(link).toMatch(/\/plan\?data=[\w-]+$/)

  const visitor = await newVisitor()
  const other = await visitor.newPage()
  await other.goto(link)
  await expect(sharedReportHeading(other, t)).toBeVisible()
  const summary = await reportSection(page, 'Custom Strategy Summary').locator('> div').last().textContent()
  await expect(reportSection(other, 'Custom Strategy Summary')).toContainText(summary ?? 'no summary')
})

test('shows the link when clipboard access is denied', async ({ page, t }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  })
  const link = await openSharedReport(page, t)
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click()
  const field = page.getByLabel(t('plan:link.field'))
  await expect(field).toHaveValue(link)
  await expect(field).toBeFocused()
})

test('opens an older client’s link as plain text', async ({ page, t }) => {
  await page.goto(dataLink(plainReport))
  await expect(sharedReportHeading(page, t)).toBeVisible()
  await expect(reportSection(page, 'Custom Strategy Summary')).toContainText(plainReport.result.summary)
  await expect(reportSection(page, 'Recommended Problems')).toContainText('Where two lines meet')
  await expect(reportSection(page, 'Next Week Plan')).toContainText('Solve three equations')
  await expect(page.getByText(plainReport.context.goal)).toBeVisible()
})

test('renders markup in a shared report as text', async ({ page, t }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>'
  await page.goto(dataLink({ ...plainReport, result: { ...plainReport.result, summary: markup } }))
  await expect(sharedReportHeading(page, t)).toBeVisible()
  await expect(reportSection(page, 'Custom Strategy Summary')).toContainText(markup)
})

test('asks the visitor to run the diagnostic when the link’s data is damaged', async ({ page, guard }) => {
  guard.expect(/Failed to decode plan data/)
  const links = {
    'cut short': dataLink(plainReport).slice(0, -20),
    'not base64': '/plan?data=%F0%9F%8E%93!',
    'something else': dataLink({ hello: 'world' }),
    empty: '/plan?data=',
  }
  for (const [damage, link] of Object.entries(links)) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Run diagnostics first' }), damage).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home', exact: true }), damage).toBeVisible()
  }
})

for (const { kind, id, answer } of [
  { kind: 'unknown', id: 'AAAAAAAAAAAAAAAAAAAAAA', answer: /Failed to load resource.*404/ },
  { kind: 'malformed', id: 'cut-short', answer: /Failed to load resource.*4\d\d/ },
]) {
  test(`shows a "not found" page when the share id is ${kind}`, async ({ page, t, guard }) => {
    // When batched with another call, the error is part of a 207 response, which browsers do not log in the console.
    guard.allow(answer)
    await page.goto(`/plan?share=${id}`)
    await expect(page.getByRole('heading', { name: t('plan:shared.unknownTitle') })).toBeVisible()
    await expect(page.getByText(t('plan:shared.unknown'))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home', exact: true })).toBeVisible()
  })
}

test('shows a shared report without JavaScript and sends noindex', async ({ page, t, newVisitor }) => {
  const link = await openSharedReport(page, t)
  const summary = await reportSection(page, 'Custom Strategy Summary').locator('> div').last().textContent()
  const visitor = await newVisitor({ locale: 'en-US', javaScriptEnabled: false })
  const other = await visitor.newPage()
  const response = await other.goto(link)
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const card = await other.locator('meta[property="og:image"]').getAttribute('content')
  expect(card).toBe(new URL('/cards/en.png', link).href)
  expect((await other.request.get(card ?? '')).headers()['content-type']).toBe('image/png')
  await expect(other).toHaveTitle(new RegExp(t('plan:shared.title')))
  await expect(reportSection(other, 'Custom Strategy Summary')).toContainText(summary ?? 'no summary')
  await expect(other.getByRole('button', { name: 'Save Locally', exact: true })).toBeDisabled()
})

test('hydrates a shared report without rendering or fetching it again', async ({ page, t, newVisitor }) => {
  const link = await openSharedReport(page, t)
  const visitor = await newVisitor({ locale: 'zh-TW', timezoneId: 'Asia/Taipei' })
  const other = await visitor.newPage()
  let asked = 0
  other.on('request', (request) => {
    if (/share\.get/.test(request.url())) asked += 1
  })
  // Runs before the page's scripts, so it marks the elements sent by the server.
  await other.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('article')?.setAttribute('data-sent', ''),
    )
  })
  await other.goto(link)
  const inChinese = await textsIn('zh-TW')
  await expect(other.getByRole('button', { name: inChinese('plan:actions.save'), exact: true })).toBeEnabled()
  await expect(other.locator('article[data-sent]')).toHaveCount(1)
  expect(asked, 'calls for the report').toBe(0)
})
