import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { withBrowser } from './browser.ts'
import { type Figure, median, percentile, round } from './report.ts'

const formulas = 200
const keystrokes = 60

/** Measures the time from a key press to the painted letter, in a document with many formulas. */
export async function benchEditor(): Promise<Figure[]> {
  return withBrowser(async (browser, url) => {
    const context = await browser.newContext({ baseURL: url })
    const id = await storeText(context)
    const page = await context.newPage()
    await page.goto(`/content/edit?id=${id}`)
    await page.getByText(`Line ${formulas / 2} with`).click()
    const milliseconds = await typeLetters(page)
    return [
      {
        name: `a keystroke in a text with ${formulas} formulas, median`,
        value: median(milliseconds),
        unit: 'ms',
        bar: 50,
        details: { p95: round(percentile(milliseconds, 95)) },
      },
    ]
  })
}

/**
 * Stores a text as the demo editor, who is signed in to this browser context.
 * @returns the text's id
 */
async function storeText(context: BrowserContext): Promise<number> {
  const signedIn = await context.request.post('/api/auth/login', {
    data: { email: 'editor@pathwise.example', password: 'pathwise-demo' },
  })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedIn.json())
  await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  const stored = await context.request.post('/api/content', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: 'Two hundred formulas', body: longText(), language: 'en' },
  })
  return z.object({ id: z.number() }).parse(await stored.json()).id
}

function longText(): string {
  const latex = (line: number) => `\\frac{a_{${line}}}{b} + \\sqrt{x^2 + ${line}}`
  const line = (_: unknown, index: number) =>
    `<p>Line ${index} with <span data-type="math" data-latex="${latex(index)}"></span> and words.</p>`
  return Array.from({ length: formulas }, line).join('')
}

/**
 * Measures how long each letter takes to appear. A letter is considered painted when the first task after the animation
 * frame starts.
 */
async function typeLetters(page: Page): Promise<number[]> {
  const milliseconds: number[] = []
  await page.exposeFunction('painted', (duration: number) => milliseconds.push(duration))
  await page.evaluate(() => {
    // The listener is anonymous, because the compiler wraps named functions in a helper that the page does not have.
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => Reflect.get(window, 'painted')(performance.now() - timeStamp)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  for (let count = 1; count <= keystrokes; count++) {
    await page.keyboard.press('a')
    while (milliseconds.length < count) await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return milliseconds
}
