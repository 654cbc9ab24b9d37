import { brotliCompressSync, gzipSync } from 'node:zlib'
import { withBrowser } from './browser.ts'
import { type Figure, round } from './report.ts'

/** The size of a bundle that contains only React, React Query, tRPC, i18next and a router. */
const bareStackKib = 115.5

/** Measures how much JavaScript (in KiB) the first visit to the home page loads. Files are gzipped separately. */
export async function benchFirstVisit(): Promise<Figure[]> {
  return withBrowser(async (browser, url) => {
    const page = await browser.newPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const files = await Promise.all(scripts)
    const sumKib = (compress: (script: Buffer) => Buffer) =>
      files.reduce((sum, script) => sum + compress(script).length, 0) / 1024
    const kib = sumKib((script) => gzipSync(script, { level: 9 }))
    return [
      {
        name: 'JavaScript for the first visit to /, gzip',
        value: kib,
        unit: 'KiB',
        bar: 120,
        details: {
          files: files.length,
          brotliKib: round(sumKib((script) => brotliCompressSync(script))),
          timesTheBareStack: round(kib / bareStackKib),
        },
      },
    ]
  })
}
