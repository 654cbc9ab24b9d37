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
import { readProblemSheets, renewFormulas } from './problem-sheets.ts'
import { type Figure, median, printSkipped, round } from './report.ts'
import { splitFormulas } from './split-formulas.ts'
import { buildStudySheet, type StudySheet } from './study-sheet.ts'

/**
 * The number of sheets that each renderer prints in a turn. Our renderer needs more warm-ups than Chromium, because its
 * JavaScript is compiled just in time.
 */
const ours = { warmUps: 240, measured: 120, problems: 700 }
const chromiums = { warmUps: 12, measured: 12, problems: 20 }
const turns = 5

interface Printer {
  readonly draw: (sheet: StudySheet) => Promise<unknown>
  /** CPU seconds used so far, across all processes. */
  readonly cpuSeconds: () => Promise<number>
}

type Amount = typeof ours

/** Returns documents per CPU second. */
async function rate({ draw, cpuSeconds }: Printer, sheets: readonly StudySheet[]): Promise<number> {
  const cpu = await cpuSeconds()
  for (const sheet of sheets) await draw(sheet)
  return sheets.length / ((await cpuSeconds()) - cpu)
}

function listSheets(after: number, count: number): StudySheet[] {
  return Array.from({ length: count }, (_, index) => buildStudySheet(after + index + 1))
}

/** Spreads the problems evenly over the file, because they are sorted by topic. */
function pickProblems(problems: readonly StudySheet[], count: number): StudySheet[] {
  const step = problems.length / count
  return Array.from({ length: count }, (_, index) => problems[Math.floor(index * step)]).filter(
    (sheet) => sheet !== undefined,
  )
}

interface Turn {
  readonly known: number
  readonly fresh: number
}

/** Measures how fast sheets are printed when they were printed before, and when all their formulas are new. */
async function measureSheets(printer: Printer, { measured }: Amount, turn: number): Promise<Turn> {
  return {
    known: await rate(printer, listSheets(0, measured)),
    fresh: await rate(printer, listSheets(1000 * (turn + 1), measured)),
  }
}

async function measureProblems(printer: Printer, problems: readonly StudySheet[], turn: number): Promise<Turn> {
  const renewed = problems.map((sheet) => renewFormulas(sheet, turn))
  // The first call prints new formulas, and the second call prints formulas that are cached.
  const fresh = await rate(printer, renewed)
  return { known: await rate(printer, renewed), fresh }
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

async function warmUp(printer: Printer, { warmUps }: Amount): Promise<void> {
  for (const sheet of listSheets(0, warmUps)) await printer.draw(sheet)
}

function compare(name: string, bar: number, own: readonly number[], other: readonly number[]): Figure {
  const ratios = own.map((value, turn) => value / (other[turn] ?? Number.NaN))
  return {
    name: `PDFs for each second of a core, against Chromium: ${name}`,
    value: median(ratios),
    unit: '×',
    bar,
    atLeast: true,
    details: {
      least: round(Math.min(...ratios)),
      greatest: round(Math.max(...ratios)),
      ours: round(median(own)),
      chromium: round(median(other)),
    },
  }
}

/**
 * Alternates between one renderer and a warmed-up Chromium. Both print the same HTML, one document at a time. Compares
 * CPU time, because Chromium uses several processes.
 */
export async function benchPdf(): Promise<Figure[]> {
  const product = await renderer()
  const problems = readProblemSheets()
  const figures = await withChromium(async (browser) => {
    const sheets: [Turn, Turn][] = []
    const texts: [Turn, Turn][] = []
    await warmUp(product, ours)
    await warmUp(browser, chromiums)
    for (let turn = 1; turn <= turns; turn++) {
      sheets.push([await measureSheets(product, ours, turn), await measureSheets(browser, chromiums, turn)])
      if (!problems) continue
      const [many, few] = [pickProblems(problems, ours.problems), pickProblems(problems, chromiums.problems)]
      texts.push([await measureProblems(product, many, turn), await measureProblems(browser, few, turn)])
    }
    const figure = (name: string, bar: number, pairs: readonly [Turn, Turn][], kind: keyof Turn) =>
      compare(
        name,
        bar,
        pairs.map(([own]) => own[kind]),
        pairs.map(([, other]) => other[kind]),
      )
    return [
      figure('sheets, known formulas', 20, sheets, 'known'),
      figure('sheets, new formulas', 12, sheets, 'fresh'),
      ...(problems
        ? [
            figure('700 problems, known formulas', 20, texts, 'known'),
            figure('700 problems, new formulas', 12, texts, 'fresh'),
          ]
        : []),
    ]
  })
  if (!problems) printSkipped('PDFs of 700 problems', 'math-problems.jsonl is absent')
  return [...figures, ...(await splitFormulas(problems ?? listSheets(0, ours.measured)))]
}
