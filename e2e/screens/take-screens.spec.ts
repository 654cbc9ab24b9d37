import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { signIn } from '../support/people.ts'
import { openSharedReport, pressReportAction } from '../support/report.ts'
import { type ScreenedPage, screenedPages } from './screened-pages.ts'

const folder = fileURLToPath(new URL('../test-results/screens/', import.meta.url))

const widths = [320, 768, 1440]
const themes = ['light', 'dark'] as const

async function take(page: Page, name: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const path = `${folder}${name}-${width}-${theme}.jpg`
      await page.screenshot({ path, type: 'jpeg', quality: 40, fullPage: true, animations: 'disabled' })
    }
  }
}

async function open(page: Page, { path }: ScreenedPage) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

test.beforeAll(async () => {
  await mkdir(folder, { recursive: true })
})

for (const screened of screenedPages) {
  test(screened.name, async ({ page }) => {
    if (screened.as) await signIn(page, screened.as)
    await open(page, screened)
    await take(page, screened.name)
  })
}

test('takes screenshots of a report and the pages that follow it', async ({ page, t }) => {
  await openSharedReport(page, t)
  await page.waitForLoadState('networkidle')
  await take(page, 'report')
  await pressReportAction(page, t, 'save')
  await page.goto('/saved')
  await page.waitForLoadState('networkidle')
  await take(page, 'saved-plans')
  await page.goto('/study-plan')
  await page.waitForLoadState('networkidle')
  await take(page, 'study-plan')
})
