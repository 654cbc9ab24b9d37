import { chromium, type Page } from '@playwright/test'
import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { type Figure, median, round } from './report.ts'
import { startProduct } from './server.ts'

/** Only the performance score and the times vary from run to run. */
const runs = 5

/** Minimum scores. Reports and problems have no SEO score, because search engines do not index them. */
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bars
const indexed = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[]
const unlisted = ['performance', 'accessibility', 'best-practices'] as const satisfies readonly Category[]

const sharedSchema = z.object({ url: z.url() })
const problemsSchema = z.tuple([z.object({ id: z.int() })])

async function fetchJson(url: string, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(url, body === undefined ? {} : post)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** Shares a report as the home page does, and returns its path. */
async function sharedReport(origin: string): Promise<string> {
  const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
  const result = await fetchJson(`${origin}/api/diagnostics/run`, { context })
  const { url } = sharedSchema.parse(await fetchJson(`${origin}/api/share`, { result, context }))
  return url.slice(new URL(url).origin.length)
}

/** Creates a report in this browser, so that the home page shows today's tasks. */
async function becomeReturningStudent(page: Page, origin: string): Promise<void> {
  page.setDefaultTimeout(120_000)
  await page.goto(origin)
  await page.getByRole('button', { name: 'Get My Strategy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your strategy report' }).waitFor()
  await page.goto(origin)
  await page.locator('#today-title').waitFor()
  await page.close()
}

interface Outcome {
  /** A score from 0 to 100 for each category, in the order of the categories. */
  scores: readonly number[]
  lcp: number
  cls: number
  /** The total blocking time in milliseconds. */
  blocking: number
}

/** Attempts per run. On a busy machine, Lighthouse sometimes misses the start of the page load. */
const attempts = 3

async function runLighthouse(page: LighthousePage, port: number): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryLighthouse(page, port)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

interface LighthousePage {
  readonly name: string
  readonly url: string
  readonly categories: readonly Category[]
  /** Whether to keep the browser's storage, as for a returning student. */
  readonly keepsStorage?: boolean
}

/** Uses the mobile profile, which simulates a slow phone on a slow network. */
async function tryLighthouse(
  { url, categories, keepsStorage = false }: LighthousePage,
  port: number,
): Promise<Outcome> {
  const outcome = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', disableStorageReset: keepsStorage },
    onlyCategories: [...categories],
  })
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = categories.map((category) => (lhr.categories[category]?.score ?? 0) * 100)
  const lcp = lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  const cls = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
  const blocking = lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN
  return { scores, lcp, cls, blocking }
}

const range = (values: readonly number[]) => ({ least: round(Math.min(...values)), most: round(Math.max(...values)) })

async function measurePage(page: LighthousePage, port: number): Promise<Figure[]> {
  const outcomes: Outcome[] = []
  for (let run = 0; run < runs; run += 1) outcomes.push(await runLighthouse(page, port))
  const paints = outcomes.map(({ lcp }) => lcp)
  const scores = page.categories.map((category, index): Figure => {
    const values = outcomes.map((outcome) => outcome.scores[index] ?? 0)
    return {
      ...{ name: `Lighthouse, mobile, ${category} of ${page.name}`, value: median(values), unit: 'points' },
      ...{ bar: bars[category], atLeast: true, details: range(values) },
    }
  })
  const blocked = outcomes.map(({ blocking }) => blocking)
  return [
    ...scores,
    {
      ...{ name: `Lighthouse, mobile, blocking time of ${page.name}`, value: median(blocked), unit: 'ms' },
      ...{ bar: null, details: range(blocked) },
    },
    {
      ...{ name: `Lighthouse, mobile, largest paint of ${page.name}`, value: median(paints), unit: 'ms' },
      ...{ bar: 1_800, details: range(paints) },
    },
    {
      ...{ name: `Lighthouse, mobile, layout shift of ${page.name}`, value: median(outcomes.map(({ cls }) => cls)) },
      ...{ unit: 'CLS', bar: 0 },
    },
  ]
}

/** Measures the home page, a guide, a shared report, a practice problem, and the home page of a returning student. */
export async function benchLighthouse(): Promise<Figure[]> {
  // Checks for the browser before starting the product, because the check can throw.
  const executablePath = ensureBrowser({ complete: true })
  const product = await startProduct()
  const { url } = product
  const port = await getPort({ host: '127.0.0.1' })
  // Lighthouse opens its pages in the browser's default context. In Playwright, a persistent context is that context.
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const [{ id }] = problemsSchema.parse(await fetchJson(`${url}/api/practice?limit=1`))
    const pages: LighthousePage[] = [
      { name: '/', url, categories: indexed },
      { name: 'the SAT guide', url: `${url}/guides/us/exams/sat`, categories: indexed },
      { name: 'a report by link', url: url + (await sharedReport(url)), categories: unlisted },
      { name: 'a practice problem', url: `${url}/practice/${id}`, categories: unlisted },
      { name: 'Today', url, categories: indexed, keepsStorage: true },
    ]
    const figures: Figure[] = []
    for (const page of pages) {
      if (page.keepsStorage) await becomeReturningStudent(await browser.newPage(), url)
      figures.push(...(await measurePage(page, port)))
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}
