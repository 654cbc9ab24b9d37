import { expect, type Page } from '@playwright/test'

/** A part of the home page that comes when the reader gets near it. */
export async function belowTheFold(page: Page, name: string) {
  const section = page.getByRole('region', { name, exact: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(section).toBeVisible()
  return section
}
