import type { Page } from '@playwright/test'
import { z } from 'zod'
import { withBrowser } from './browser.ts'
import { type Figure, median, round } from './report.ts'

const runs = 5

const durationsSchema = z.array(z.number())

/** How many times to slow the processor down. A fast machine then behaves like a cheap phone, as in Lighthouse. */
const slowdown = 4

/**
 * Records the duration of each interaction. Events that belong to an interaction have an interaction id. Browsers do
 * not report events shorter than 16 ms.
 */
function observeInteractions() {
  const durations: number[] = []
  // A variable, because TypeScript does not know `durationThreshold`.
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  Object.assign(globalThis, { interactionDurations: durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) durations.push(entry.duration)
    }
  }).observe(options)
}

/** Answers the quick start by keyboard and pointer on a slow processor, until the report is shown. */
async function answerQuickStart(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observeInteractions)
  await page.goto(url, { waitUntil: 'networkidle' })
  const form = page.locator('#quick-start')
  for (const [label, key] of [
    ['Country', 'C'],
    ['Grade', 'ArrowUp'],
    ['Goal', 'ArrowDown'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press(key)
  }
  await form.getByRole('button').click()
  await page.getByRole('heading', { level: 1, name: 'Your strategy report' }).waitFor({ timeout: 120_000 })
  // The browser reports the last interaction after painting the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return Math.max(0, ...durationsSchema.parse(await page.evaluate('interactionDurations')))
}

/** Measures the slowest interaction of the quick start, which is its INP. */
export async function benchInp(): Promise<Figure[]> {
  return withBrowser(async (browser, url) => {
    const milliseconds: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage()
      milliseconds.push(await answerQuickStart(page, url))
      await page.close()
    }
    return [
      {
        name: `slowest interaction of the quick start, processor slowed ${slowdown} ×`,
        value: median(milliseconds),
        unit: 'ms',
        bar: 100,
        details: { least: round(Math.min(...milliseconds)), most: round(Math.max(...milliseconds)) },
      },
    ]
  })
}
