import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, createAccount, locateUserMenu, signInAs, submitLogin } from '../support/people.ts'

const fresh = 'five other unrelated words'

test('lets a student reset a forgotten password through an emailed link', async ({ page, t, newVisitor, request }) => {
  const mina = buildAccount('Mina')
  await createAccount(request, mina)

  await page.goto('/login')
  await page.getByRole('link', { name: t('login:forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('recovery:forgot.title') })).toBeVisible()
  await inspectPage(page)
  await page.getByLabel(t('recovery:forgot.email')).fill(mina.email)
  await page.getByRole('button', { name: t('recovery:forgot.submit') }).click()
  await expect(page.getByText(t('recovery:forgot.sentText', { email: mina.email }))).toBeVisible()

  // The test reads the demo server's outbox instead of the student's mailbox.
  const admin = await (await newVisitor()).newPage()
  await signInAs(admin, t, 'admin', '/admin/mail')
  const row = admin.getByRole('row').filter({ hasText: mina.email })
  await expect(async () => {
    await admin.getByRole('button', { name: t('mailAdmin:list.reload') }).click()
    await expect(row.getByText(t('mailAdmin:state.kept'))).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await row.getByText(t('mailAdmin:list.show')).click()
  await inspectPage(admin)
  const [link = ''] = /http\S+#[\w-]{43}/.exec((await row.textContent()) ?? '') ?? []

  await page.goto(link)
  await expect(page.getByText(t('recovery:reset.lead', { email: mina.email }))).toBeVisible()
  await inspectPage(page)
  await page.getByLabel(t('recovery:reset.password')).fill(fresh)
  await page.getByRole('button', { name: t('recovery:reset.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('recovery:reset.doneTitle') })).toBeVisible()
  await page
    .getByRole('link', { name: t('common:login') })
    .last()
    .click()
  await submitLogin(page, t, mina.email, fresh)
  await expect(locateUserMenu(page, t, 'Mina')).toBeVisible()
})
