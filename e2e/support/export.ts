import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { locateContentRows } from './content.ts'
import type { Texts } from './texts.ts'

/** Counts the PDFs in an uncompressed ZIP file by their signature. */
export async function countPdfs(download: Download): Promise<number> {
  expect(download.suggestedFilename()).toBe('export_pdf.zip')
  const bytes = await readFile(await download.path())
  const text = bytes.toString('latin1')
  expect(text.startsWith('PK')).toBe(true)
  return text.split('%PDF-').length - 1
}

/** Lists seeded items only, because other journeys delete their own items at the same time. */
export const seededList = '/content/list?q=equation'

export async function selectFirst(page: Page, t: Texts, count: number) {
  for (let index = 0; index < count; index += 1)
    await locateContentRows(page, t).nth(index).getByRole('checkbox').check()
}

export function locateZipButton(page: Page, t: Texts, number: number) {
  return page.getByRole('button', { name: t('contentExport:zip', { number: String(number) }) })
}
