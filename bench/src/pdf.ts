import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import { fontFile } from '@pathwise/pdf/fonts/files'
import { createPdfRenderer } from '@pathwise/pdf/renderer'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { type Figure, round } from './report.ts'
import { type StudySheet, studySheet } from './study-sheet.ts'

/**
 * How many sheets each renderer prints. Ours needs more warm-ups than Chromium, because JavaScript is compiled just in
 * time.
 */
const ours = { warmUps: 240, measured: 120 }
const chromiums = { warmUps: 12, measured: 36 }

interface Printer {
  readonly draw: (sheet: StudySheet) => Promise<unknown>
  /** CPU seconds used so far, across all processes. */
  readonly cpuSeconds: () => Promise<number>
}

/**
 * Prints `measured` sheets, starting after number `after`. Returns documents per CPU second and per wall-clock second.
 */
async function rate({ draw, cpuSeconds }: Printer, measured: number, after: number) {
  const [cpu, clock] = [await cpuSeconds(), performance.now()]
  for (let number = 1; number <= measured; number++) await draw(studySheet(after + number))
  const seconds = (performance.now() - clock) / 1000
  return { ofCore: measured / ((await cpuSeconds()) - cpu), ofClock: measured / seconds }
}

/** Warms up the printer. Then measures it with known sheets, and with sheets whose formulas are all new. */
async function rates(printer: Printer, { warmUps, measured }: typeof ours) {
  for (let number = 1; number <= warmUps; number++) await printer.draw(studySheet(number))
  return { known: await rate(printer, measured, 0), fresh: await rate(printer, measured, 1000) }
}

async function renderer(): Promise<Printer> {
  const pdf = await createPdfRenderer()
  return {
    draw: (sheet) => pdf.render({ ...sheet, words: pdfTexts[sheet.language] }),
    cpuSeconds: async () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  }
}

const faces = [
  ['Latin', 'latin', 'regular', 400],
  ['Latin', 'latin', 'bold', 700],
  ['Korean', 'korean', 'regular', 400],
  ['Korean', 'korean', 'bold', 700],
  ['Traditional', 'traditional', 'regular', 400],
  ['Traditional', 'traditional', 'bold', 700],
  ['Simplified', 'simplified', 'regular', 400],
  ['Simplified', 'simplified', 'bold', 700],
] as const

const { resolve } = createRequire(import.meta.url)
const address = (file: string) => pathToFileURL(resolve(file)).href

/** Loads the same fonts as our pages, and KaTeX for formulas. */
const shell = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${address('katex/dist/katex.min.css')}">
<script src="${address('katex/dist/katex.min.js')}"></script><style>
${faces
  .map(([name, family, weight, number]) => {
    const source = pathToFileURL(fontFile(family, weight)).href
    return `@font-face { font-family: ${name}; font-weight: ${number}; src: url('${source}') }`
  })
  .join('\n')}
:lang(en) { font-family: Latin } :lang(ko) { font-family: Korean }
:lang(zh-TW) { font-family: Traditional } :lang(zh-CN) { font-family: Simplified }
</style><body>`

/** Renders stored HTML with formulas, as our pages do. */
const show = `async ({ title, html, language }) => {
  document.documentElement.lang = language
  document.body.innerHTML = '<h1>' + title + '</h1>' + html
  for (const element of document.querySelectorAll('[data-type="math"]')) {
    katex.render(element.dataset.latex, element, { displayMode: element.localName === 'div' })
  }
  await document.fonts.ready
}`

/** Prints documents in a single Chromium page, one at a time. */
async function withChromium<Result>(work: (printer: Printer) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ complete: true }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'pathwise-bench-'))
  try {
    const file = path.join(folder, 'shell.html')
    await writeFile(file, shell)
    const page = await browser.newPage()
    await page.goto(pathToFileURL(file).href)
    const session = await browser.newBrowserCDPSession()
    return await work({
      draw: async (sheet) => {
        await page.evaluate(`(${show})(${JSON.stringify(sheet)})`)
        return page.pdf({ format: 'Letter', tagged: true, outline: true })
      },
      cpuSeconds: async () => {
        const { processInfo } = await session.send('SystemInfo.getProcessInfo')
        return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
      },
    })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Compares one renderer with a warmed-up Chromium. Both print the same HTML, one document at a time. CPU time is
 * compared, because Chromium uses several processes.
 */
export async function benchPdf(): Promise<Figure[]> {
  const product = await rates(await renderer(), ours)
  const browser = await withChromium((printer) => rates(printer, chromiums))
  return [
    {
      name: 'PDFs for each second of a core, against Chromium',
      value: product.known.ofCore / browser.known.ofCore,
      unit: '×',
      bar: 15,
      atLeast: true,
      details: {
        ours: round(product.known.ofCore),
        chromium: round(browser.known.ofCore),
        byTheClock: round(product.known.ofClock / browser.known.ofClock),
        withNewFormulas: round(product.fresh.ofCore / browser.fresh.ofCore),
      },
    },
  ]
}
