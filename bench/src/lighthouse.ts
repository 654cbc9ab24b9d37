import { chromium } from '@playwright/test'
import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { type Figure, median } from './report.ts'
import { startProduct } from './server.ts'

/** Only the performance score varies from run to run. */
const runs = 3

/** Minimum scores. Reports have no SEO score, because search engines do not index them. */
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bars
const indexed = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[]
const unlisted = ['performance', 'accessibility', 'best-practices'] as const satisfies readonly Category[]

const sharedSchema = z.object({ url: z.url() })

/** Shares a report as the home page does, and returns its path. */
async function sharedReport(origin: string): Promise<string> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
  const result = await post('/api/diagnostics/run', { context })
  const { url } = sharedSchema.parse(await post('/api/share', { result, context }))
  return url.slice(new URL(url).origin.length)
}

interface Outcome {
  /** A score from 0 to 100 for each category, in the order of the categories. */
  scores: readonly number[]
  lcp: number
  cls: number
}

/** Attempts per run. On a busy machine, Lighthouse sometimes misses the start of the page load. */
const attempts = 3

async function runLighthouse(url: string, port: number, categories: readonly Category[]): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryLighthouse(url, port, categories)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

/** Uses the mobile profile, which simulates a slow phone on a slow network. */
async function tryLighthouse(url: string, port: number, categories: readonly Category[]): Promise<Outcome> {
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = categories.map((category) => (lhr.categories[category]?.score ?? 0) * 100)
  const lcp = lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  const cls = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
  return { scores, lcp, cls }
}

async function readFigures(
  origin: string,
  path: string,
  port: number,
  categories: readonly Category[],
): Promise<Figure[]> {
  const outcomes: Outcome[] = []
  for (let run = 0; run < runs; run += 1) outcomes.push(await runLighthouse(origin + path, port, categories))
  const page = path.replace(/\?.*/, '')
  return categories.map((category, index): Figure => {
    const details = {
      largestPaintMilliseconds: Math.round(median(outcomes.map(({ lcp }) => lcp))),
      layoutShift: median(outcomes.map(({ cls }) => cls)),
    }
    return {
      name: `Lighthouse, mobile, ${category} of ${page}`,
      value: median(outcomes.map(({ scores }) => scores[index] ?? 0)),
      unit: 'points',
      bar: bars[category],
      atLeast: true,
      ...(category === 'performance' && { details }),
    }
  })
}

/** Measures the home page, a guide and a shared report. */
export async function benchLighthouse(): Promise<Figure[]> {
  // Checks for the browser before starting the product, because the check can throw.
  const executablePath = ensureBrowser({ complete: true })
  const product = await startProduct()
  const port = await getPort({ host: '127.0.0.1' })
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    return [
      ...(await readFigures(product.url, '/', port, indexed)),
      ...(await readFigures(product.url, '/guides/us/exams/sat', port, indexed)),
      ...(await readFigures(product.url, await sharedReport(product.url), port, unlisted)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
