import { languages } from '@pathwise/i18n/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { browserLocales } from '../support/texts.ts'

test.describe('without JavaScript, in Korean', () => {
  test.use({ locale: browserLocales.ko, javaScriptEnabled: false })

  // Chromium logs a failed request for each preloaded script when scripts are disabled.
  test.beforeEach(({ guard }) => guard.allow(/^failed request: .*\.js csp$/))

  test('renders guides with working links, and remembers the language in the URL', async ({ page, t }) => {
    await page.goto('/guides/ca/scholarship-finances')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.getByRole('link', { name: t('guides:page.allCa') }).click()
    await expect(page).toHaveURL('/guides/ca')
    await expect(page.getByRole('heading', { level: 1, name: t('guides:lists.ca.title') })).toBeVisible()

    await page.goto('/guides/us/exams/sat?lang=zh-TW')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await page.goto('/guides/us/math')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  })
})

/** A few pages are tested in every language, the rest in one language each. */
const rendered = [
  { path: '/', inLanguages: languages },
  { path: '/guides/us/exams/sat', inLanguages: languages },
  { path: '/guides/us', inLanguages: ['en'] },
  { path: '/guides/ca/exams-admissions', inLanguages: ['ko'] },
  { path: '/guides/ca/scholarship-finances', inLanguages: ['zh-TW'] },
  { path: '/guides/us/exams/act', inLanguages: ['zh-CN'] },
  { path: '/pricing', inLanguages: ['en'] },
  { path: '/plans', inLanguages: ['ko'] },
  { path: '/about', inLanguages: ['zh-TW'] },
  { path: '/privacy', inLanguages: ['zh-CN'] },
]

test('hydrates pages without replacing elements or console messages, and lists guide scripts in the HTML', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // React replaces elements that it cannot hydrate, so the test verifies that the original elements still exist.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('h1')
      if (!heading) return
      observer.disconnect()
      Reflect.set(heading, 'sentByTheServer', true)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const { path, inLanguages } of rendered) {
    for (const language of inLanguages) {
      const address = `${path}?lang=${language}`
      scripts.length = 0
      const response = await page.goto(address)
      // The footer shows the build version once the app is running.
      await expect(page.getByRole('contentinfo').getByText(/\d+\.\d+\.\d+/)).toBeVisible()
      const heading = page.locator('h1')
      expect(await heading.evaluate((element) => Reflect.get(element, 'sentByTheServer')), address).toBe(true)
      await expect(page.locator('title'), address).toHaveCount(1)
      await expect(page.locator('meta[name=description]'), address).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\?lang=${language}$`))
      expect(said, address).toEqual([])
      const html = (await response?.text()) ?? ''
      if (path.startsWith('/guides/'))
        expect(
          scripts.filter((script) => !html.includes(script)),
          address,
        ).toEqual([])
    }
  }
})

test('serves client-rendered pages in the student’s language, and lists all their scripts in the HTML', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  for (const address of ['/saved?lang=ko', '/progress?lang=zh-CN', '/practice/set?lang=zh-TW']) {
    scripts.length = 0
    const response = await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const html = (await response?.text()) ?? ''
    expect(html, address).toContain(`lang="${address.split('=')[1]}"`)
    expect(scripts.length, address).toBeGreaterThan(0)
    expect(
      scripts.filter((script) => !html.includes(script)),
      address,
    ).toEqual([])
  }
})

test('returns 404 and names the missing guide', async ({ page, guard, t }) => {
  guard.expect(/console: .*404/)
  const response = await page.goto('/guides/us/astrology')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: t('guides:missing.title', { slug: 'astrology' }) }),
  ).toBeVisible()
  await inspectPage(page)
  await page.goto('/guides/ca/%E1%84%92%25')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('marks past dates by the device clock, and links to notes and sections', async ({ page, t }) => {
  await page.clock.setFixedTime(new Date('2027-03-20T12:00:00'))
  await page.goto('/guides/us/exams/sat')
  await expect(page.getByText(t('guides:dates.warning'))).toBeVisible()
  const marked = page.getByRole('listitem').filter({ hasText: t('common:passed') })
  await expect(marked.filter({ hasText: 'March 13, 2027' })).toBeVisible()
  await expect(marked.filter({ hasText: 'May 1, 2027' })).toHaveCount(0)
  await inspectPage(page)

  await page
    .getByRole('link', { name: t('guides:notes.mark', { number: 5 }) })
    .first()
    .click()
  await expect(page.locator('#note-5')).toBeInViewport()
  await expect(page).toHaveURL('/guides/us/exams/sat#note-5')
  await page
    .getByRole('navigation', { name: t('guides:page.parts') })
    .getByRole('link', { name: 'Timeline' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Timeline' })).toBeInViewport()
})

test('offers to reload a prerendered guide when one of its files cannot be loaded', async ({ page, t, guard }) => {
  guard.expect(/Failed to load resource/)
  guard.expect(/Failed to fetch dynamically imported module/)
  guard.expect(/failed request: .*guide-page/)
  await page.route(/assets\/guide-page/, (route) => route.abort())
  await page.goto('/guides/us/exams/sat')
  const crash = page.getByRole('alert').filter({ hasText: t('shell:crash.title') })
  await expect(crash).toBeVisible()
  await page.unroute(/assets\/guide-page/)
  await crash.getByRole('button', { name: t('common:again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SAT' })).toBeVisible()
  await expect(crash).toBeHidden()
})

test('lists each page in the sitemap under its canonical URL', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses).toContain(`${baseURL}/guides/us/exams/sat?lang=zh-TW`)
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  for (const address of addresses.filter((_, index) => index % 20 === 0)) {
    const page = await request.get(address, { headers: { accept: 'text/html' } })
    expect(page.status(), address).toBe(200)
    const html = await page.text()
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`)
    const language = new URL(address).searchParams.get('lang')
    if (language) expect(html, address).toMatch(new RegExp(`<html [^>]*lang="${language}"[^]*<h1[ >][^]*<h2[ >]`))
  }
})
