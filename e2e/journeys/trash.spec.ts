import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { moveToTrash, storeItem, unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn } from '../support/people.ts'

test('restores one deleted item and permanently deletes another by keyboard', async ({ page, t }) => {
  const restored = unique('Restored')
  const gone = unique('Gone')
  await signIn(page, 'admin')
  const restoredId = await storeItem(page, { title: `<em>${restored}</em>`, body: '' })
  const goneId = await storeItem(page, { title: gone, body: '' })
  for (const id of [restoredId, goneId]) await moveToTrash(page, id)
  await page.goto('/admin/trash')

  const button = page.getByRole('button', { name: t('trash:deleteNamed', { id: goneId, title: gone }) })
  await expect(button).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('trash:confirm.question') })
  await expect(dialog).toBeVisible()
  await inspectPage(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: t('trash:confirm.delete') }).press('Enter')
  await expect(page.getByText(t('trash:deleted', { id: goneId }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: gone })).toHaveCount(0)
  expect((await page.request.get(`/api/content/${goneId}`)).status()).toBe(404)

  const row = page.getByRole('row').filter({ hasText: restored })
  await expect(row.locator('em')).toHaveText(restored)
  await row.getByRole('button', { name: t('trash:restoreNamed', { id: restoredId, title: restored }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('trash:restored', { id: restoredId }))).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/content/list')
  await expect(page.getByRole('link', { name: restored, exact: true })).toBeVisible()
})
