import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { demoEmail, locateUserMenu } from '../support/people.ts'

// These journeys check one page for each case. The component tests of the route guard and the user menu check every
// page and role.

test('redirects a visitor to the login page and, after login, back to the protected page', async ({ page, t }) => {
  const address = '/admin/expiring?id=7'
  await page.goto(address)
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`)
  await page.getByRole('button', { name: t('login:demo.admin') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login:submit'), exact: true })
    .click()
  await expect(page).toHaveURL(address)
  await locateUserMenu(page, t, 'Demo admin').click()
  const menu = page.getByRole('banner')
  await expect(menu.getByText(demoEmail('admin'))).toBeVisible()
  await inspectPage(page)
  await menu
    .getByRole('list', { name: t('shell:user.staff') })
    .getByRole('link', { name: t('shell:nav.mail'), exact: true })
    .click()
  await expect(page).toHaveURL('/admin/mail')
  await expect(page.getByRole('heading', { level: 1, name: t('mailAdmin:title') })).toBeVisible()
})
