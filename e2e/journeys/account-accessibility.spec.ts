import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, openNewAccount, signInAs, submitLogin, submitRegistration, userMenu } from '../support/people.ts'

test('has no accessibility violations on the login page after a failed login with diagnostics', async ({
  page,
  t,
  guard,
}) => {
  guard.expect(/Failed to load resource.*401/)
  await page.goto('/login?debugauth=1')
  await expect(page.getByLabel(t('login:diagnostics.output'))).toBeVisible()
  await submitLogin(page, t, 'nobody@example.org', 'a guess')
  await expect(page.getByRole('alert')).toBeVisible()
  await inspectPage(page)
})

test('has no accessibility violations on the register page with errors', async ({ page, t }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspectPage(page)
  await submitRegistration(page, t, buildAccount('Kid'), new Date().getFullYear())
  await expect(page.getByRole('heading', { name: t('account:tooYoung.title') })).toBeVisible()
  await inspectPage(page)
})

test('has no accessibility violations on the account and farewell pages', async ({ page, t }) => {
  await openNewAccount(page, t, buildAccount('Mina'))
  await page.getByRole('button', { name: t('account:password.submit') }).click()
  await inspectPage(page, { everyLanguage: true })
  await page.getByRole('button', { name: t('account:delete.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await inspectPage(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('account:everywhere.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:farewell.signedOutEverywhere.title'))
  await inspectPage(page)
})

test('has no accessibility violations on pages and menus of a signed-in user', async ({ page, t }) => {
  await signInAs(page, t, 'editor')
  for (const path of ['/login', '/admin/expiring', '/portal']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(userMenu(page, t, 'Demo editor')).toBeVisible()
    await inspectPage(page, { everyLanguage: true })
  }
  await userMenu(page, t, 'Demo editor').click()
  await inspectPage(page)
})
