import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { type Figure, median, round } from './report.ts'
import { copyCommit, runPnpm } from './start/copy-commit.ts'
import { runCommand } from './start/run-command.ts'

const edits = 5
const editedFile = 'apps/web/src/features/home/quick-start.tsx'
const heading = '#quick-start-title'
const openMs = 120_000

/** Adds an attribute to a heading in the source file, and returns how many seconds the open page takes to show it. */
async function timeEdit(page: Page, file: string, source: string, mark: string): Promise<number> {
  const edited = source.replace(`id="${heading.slice(1)}"`, `$& data-mark="${mark}"`)
  if (edited === source) throw new Error(`${editedFile} has no ${heading}`)
  const start = performance.now()
  await writeFile(file, edited)
  await page.waitForSelector(`${heading}[data-mark="${mark}"]`, { timeout: openMs })
  return (performance.now() - start) / 1000
}

/** Starts the development server, opens the home page, and edits it. */
async function visit(folder: string): Promise<{ readonly firstPage: number; readonly edits: readonly number[] }> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ complete: true }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const start = performance.now()
  const { url, stop } = await runCommand(folder, 'dev')
  try {
    const page = await browser.newPage()
    await page.goto(url, { timeout: openMs })
    await page.waitForSelector(heading, { timeout: openMs })
    const firstPage = (performance.now() - start) / 1000
    await page.waitForLoadState('networkidle')
    const file = path.join(folder, editedFile)
    const source = await readFile(file, 'utf8')
    const taken: number[] = []
    for (let edit = 0; edit < edits; edit++) taken.push(await timeEdit(page, file, source, String(edit)))
    await writeFile(file, source)
    return { firstPage, edits: taken }
  } finally {
    await browser.close()
    await stop()
  }
}

/**
 * Measures `npm run dev` in a copy of the last commit, with installed packages: the first start, which also compiles
 * them for the browser, and a second one. Takes about a minute.
 */
export async function benchDev(): Promise<Figure[]> {
  const { folder, remove } = await copyCommit('HEAD')
  try {
    await runPnpm(folder, ['install', '--frozen-lockfile', '--prefer-offline', '--silent'])
    const first = await visit(folder)
    const second = await visit(folder)
    const all = [...first.edits, ...second.edits]
    return [
      {
        ...{ name: 'npm run dev: first page', value: first.firstPage, unit: 's', bar: 10 },
        details: { secondStart: round(second.firstPage) },
      },
      {
        ...{ name: 'npm run dev: an edit on the screen', value: median(all), unit: 's', bar: 1 },
        details: { min: round(Math.min(...all)), max: round(Math.max(...all)) },
      },
    ]
  } finally {
    await remove()
  }
}
