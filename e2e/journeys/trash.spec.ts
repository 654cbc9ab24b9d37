import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { moveToTrash, storeItem, storeItems, unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'

test('lets an editor restore a deleted item by keyboard', async ({ page, t }) => {
  const name = unique('Restored')
  await signInAs(page, t, 'editor', '/admin/trash')
  const id = await storeItem(page, { title: `<em>${name}</em>`, body: '' })
  await moveToTrash(page, id)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.locator('em')).toHaveText(name)
  await expect(row.getByRole('button')).toHaveCount(1)
  await row.getByRole('button', { name: t('trash:restoreNamed', { id, title: name }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('trash:restored', { id }))).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/content/list')
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('lets an admin permanently delete an item after confirmation', async ({ page, t }) => {
  const name = unique('Gone')
  await signInAs(page, t, 'admin', '/admin/trash')
  const id = await storeItem(page, { title: name, body: '' })
  await moveToTrash(page, id)
  await page.reload()
  const button = page.getByRole('button', { name: t('trash:deleteNamed', { id, title: name }) })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Permanently delete this content?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await dialog.getByRole('button', { name: t('trash:confirm.delete') }).click()
  await expect(page.getByText(t('trash:deleted', { id }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  expect((await page.request.get(`/api/content/${id}`)).status()).toBe(404)
})

test('loads the next page of deleted items on click', async ({ page, t }) => {
  const name = unique('Many')
  await signInAs(page, t, 'editor', '/admin/trash')
  for (const id of await storeItems(page, 21, name)) await moveToTrash(page, id)
  await page.reload()
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: t('trash:loadMore') }).click()
  await expect(rows).toHaveCount(21)
})

test('has no accessibility violations in the trash', async ({ page, t }) => {
  const name = unique('Inspected')
  await signInAs(page, t, 'admin', '/admin/trash')
  const id = await storeItem(page, { title: name, body: '' })
  await moveToTrash(page, id)
  await page.reload()
  const button = page.getByRole('button', { name: t('trash:deleteNamed', { id, title: name }) })
  await expect(button).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: t('trash:confirm.question') })).toBeVisible()
  await inspectPage(page)
})
