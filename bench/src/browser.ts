import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { startProduct } from './server.ts'

/** Starts the product and a full browser for `work`, and stops both afterwards. */
export async function withBrowser<Result>(work: (browser: Browser, url: string) => Promise<Result>): Promise<Result> {
  // Checks for the browser before starting the product, because the check can throw.
  const executablePath = ensureBrowser({ complete: true })
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    return await work(browser, product.url)
  } finally {
    await browser.close()
    await product.stop()
  }
}
