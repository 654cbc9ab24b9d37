import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { demoEmail, roles, signInAs, userMenu } from '../support/people.ts'

/** The protected pages and the roles that can open them. */
const pages = [
  { path: '/account', allowed: ['student', 'editor', 'admin'] },
  { path: '/content/edit', allowed: ['editor', 'admin'] },
  { path: '/admin/questions', allowed: ['editor', 'admin'] },
  { path: '/admin/trash', allowed: ['editor', 'admin'] },
  { path: '/admin/users', allowed: ['admin'] },
  { path: '/admin/links', allowed: ['admin'] },
  { path: '/admin/audit', allowed: ['admin'] },
  { path: '/admin/system', allowed: ['admin'] },
  { path: '/admin/settings', allowed: ['admin'] },
  { path: '/admin/mail', allowed: ['admin'] },
  { path: '/admin/expiring', allowed: ['admin'] },
] as const

const staffPlaces = {
  student: [],
  editor: ['questions', 'newContent', 'trash'],
  admin: ['questions', 'newContent', 'trash', 'expiring', 'admin', 'mail', 'operations'],
} as const

for (const role of roles) {
  test(`shows the pages allowed for the role ${role} and denies access to all others`, async ({ page, t }) => {
    await signInAs(page, t, role)
    for (const { path, allowed } of pages) {
      await page.goto(path)
      const refusal = page.getByRole('heading', { level: 1, name: t('account:guard.notAllowed') })
      if (allowed.some((known) => known === role)) {
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(refusal, path).toHaveCount(0)
      } else {
        await expect(refusal, path).toBeVisible()
        await expect(page.getByText(demoEmail(role)), path).toBeVisible()
      }
      await expect(page).toHaveURL(path)
    }
  })

  test(`lists the pages allowed for the role ${role} in the user menu`, async ({ page, t }) => {
    await signInAs(page, t, role)
    await userMenu(page, t, `Demo ${role}`).click()
    const menu = page.getByRole('banner')
    await expect(menu.getByText(demoEmail(role))).toBeVisible()
    await expect(menu.getByRole('link', { name: t('shell:nav.account'), exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('shell:nav.login'), exact: true })).toHaveCount(0)
    const staff = menu.getByRole('list', { name: t('shell:user.staff') })
    await expect(staff.getByRole('link')).toHaveText(staffPlaces[role].map((place) => t(`shell:nav.${place}`)))
  })
}

test('redirects a visitor to the login page and, after login, back to the protected page', async ({ page, t }) => {
  const address = (path: string) => `${path}?id=7`
  for (const { path } of pages) {
    await page.goto(address(path))
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address(path))}`)
  }
  await page.getByRole('button', { name: t('login:demo.admin') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login:submit'), exact: true })
    .click()
  await expect(page).toHaveURL(address('/admin/expiring'))
  await expect(userMenu(page, t, 'Demo admin')).toBeVisible()
})
