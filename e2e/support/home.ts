import { expect, type Page } from '@playwright/test'

/** Scrolls to a home page section that loads only near the viewport, and returns it. */
export async function scrollToLazySection(page: Page, name: string) {
  const section = page.getByRole('region', { name, exact: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(section).toBeVisible()
  return section
}
