import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { demoEmail, demoPassword, readStoredToken, submitLogin, userMenu } from '../support/people.ts'

test('signs in and out without leaving the portal', async ({ page, t, guard }) => {
  guard.allow(/Failed to load resource.*404.*\/any\/other\/path/)
  await page.goto('/any/other/path')
  await expect(page.getByText(t('portal:development.title'))).toHaveCount(0)
  const synced = page.waitForResponse(/savedPlans\.sync/)
  await submitLogin(page, t, demoEmail('editor'), demoPassword)
  const account = page.getByRole('region', { name: t('portal:account.title') })
  await expect(account).toContainText(demoEmail('editor'))
  await expect(userMenu(page, t, 'Demo editor')).toBeVisible()

  // A request that is in flight during the logout would log a 401 in the console.
  await synced
  await account.getByRole('button', { name: t('portal:account.logout') }).click()
  await expect(page.getByRole('region', { name: t('portal:account.login') })).toBeVisible()
  await expect(userMenu(page, t, '(anon)')).toBeVisible()
  expect(await readStoredToken(page)).toBeNull()
  await expect(page).toHaveURL('/any/other/path')
})

test('shows the operations button to everyone, but the commands only to admins', async ({ page, t }) => {
  await page.goto('/portal')
  await page.getByRole('button', { name: t('operations:open') }).click()
  const dialog = page.getByRole('dialog', { name: t('operations:title') })
  await expect(dialog).toContainText(t('operations:adminsOnly'))
  await expect(dialog.getByLabel(t('operations:password'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('operations:open') })).toBeFocused()
})
