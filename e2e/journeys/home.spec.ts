import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { test } from '../fixtures.ts'
import { scrollToLazySection } from '../support/home.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, locateUserMenu, signInToNewAccount } from '../support/people.ts'
import { locateQuickStart, locateReportHeading, openReport } from '../support/report.ts'

const goal = 'Better at chemistry, and SAT 1450'

test('links to guides in the grade table on large screens, and in the list for the selected country', async ({
  page,
  t,
}) => {
  await page.goto('/')
  const guides = await scrollToLazySection(page, 'Guides')
  const grid = page.getByRole('table', { name: 'What matters in each grade' })
  await expect(grid.getByRole('row')).toHaveCount(5)
  await expect(grid.getByRole('columnheader')).toHaveText(['Grade', 'English', 'Math', 'Science', 'Social Studies'])
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(grid).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 700 })
  await grid.getByRole('link', { name: /^Grade 11, Math/ }).click()
  await expect(page).toHaveURL('/guides/us/math#grades')

  await page.goBack()
  await scrollToLazySection(page, 'Guides')
  const list = guides.getByRole('list')
  await expect(list.getByRole('link')).toHaveCount(12)
  await expect(list.getByRole('link', { name: 'CS & Engineering' })).toHaveAttribute(
    'href',
    '/guides/us/cs-engineering',
  )
  await guides.getByRole('radio', { name: 'Canada' }).check()
  await expect(locateQuickStart(page, t).getByLabel('Country')).toHaveValue('CA')
  await list.getByRole('link', { name: 'Personal Skills & Well-being' }).click()
  await expect(page).toHaveURL('/guides/ca/personal-skills')
})

/** The same limit as in `bench/src/first-visit.ts`. */
const mostKib = 120

test('loads little JavaScript and calls no API on a first visit, and loads the rest after scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 700 })
  const scripts: string[] = []
  const calls: string[] = []
  const loaded: Response[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const later = /home-sections|chat-dialog|api-client|routes|today-card/
  expect(scripts.filter((script) => later.test(script))).toEqual([])
  expect(calls).toEqual([])
  const bodies = await Promise.all(loaded.map((response) => response.body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes / 1024).toBeLessThan(mostKib)
  await scrollToLazySection(page, 'Modules')
  await expect.poll(() => scripts.some((script) => script.includes('home-sections'))).toBe(true)
})

test('shows a strategy and recommendations for a free-text goal when a signed-in user retries', async ({
  page,
  t,
  guard,
}) => {
  test.slow()
  guard.expect(/Failed to load resource.*503/)
  guard.expect(/Diagnostic request failed: 503/)
  // The sync after sign-in also fails if it is in the same batch as the diagnostic.
  guard.allow(/Syncing this device with the account failed/)
  await signInToNewAccount(page, buildAccount('Noor'))
  const requests = /\/api\/(recommend|trpc\/[^?]*\bdiagnostics\.)/
  await page.route(requests, (route) => route.fulfill({ status: 503 }))
  // Delays the code of the form, so that the page has loaded the signed-in user before it hydrates the form.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/home-sections/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const form = await scrollToLazySection(page, 'A goal of your own')
  await form.getByLabel('Grade').selectOption('G10')
  await form.getByLabel('Your goal').fill(goal)
  await expect(locateUserMenu(page, t, 'Noor')).toBeVisible()
  release()
  const submit = form.getByRole('button', { name: 'Get strategy and recommendations' })
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText([
    'Diagnostics failed. Please try again.',
    'Recommendations are temporarily unavailable. Please try again.',
  ])
  await expect(form.getByText(t('homeSections:profile.failedInfo')).first()).toBeVisible()
  const quick = locateQuickStart(page, t)
  await quick.getByRole('button', { name: 'Get My Strategy' }).click()
  await expect(quick.getByRole('alert')).toBeVisible()
  await inspectPage(page)

  await page.unroute(requests)
  await submit.click()
  const plans = form.getByRole('region', { name: 'Recommended for you' })
  await expect(plans.getByRole('listitem')).toHaveCount(5)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await inspectPage(page)
  await form.getByRole('link', { name: 'Open my strategy' }).click()
  await expect(locateReportHeading(page, t)).toBeVisible()
  await expect(page.getByText(goal)).toBeVisible()
})

test('shows today’s tasks to a returning student without a layout shift', async ({ page, t }) => {
  await openReport(page, t)
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('home:hero.title') })).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${width} px`).toEqual([])
  }
  await inspectPage(page)
  await page.getByRole('link', { name: t('studyPlan:today.start'), exact: true }).click()
  await expect(page).toHaveURL('/study-plan')
})
