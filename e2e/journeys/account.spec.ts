import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import {
  buildAccount,
  locateUserMenu,
  type NewAccount,
  readStoredToken,
  submitLogin,
  submitRegistration,
} from '../support/people.ts'
import type { Texts } from '../support/texts.ts'

const thisYear = new Date().getFullYear()

/** The server rejects a sync that is still in flight when the session ends. */
const lateSync = /401 \(Unauthorized\).*\/api\/trpc\/(savedPlans|studyPlan)\./

test('sends and stores no data when the user may be younger than 13', async ({ page, t, request }) => {
  const child = buildAccount('Kid')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('account.')) sent.push(request.url())
  })
  await page.goto('/register')
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspectPage(page)
  await submitRegistration(page, t, child, thisYear - 13)
  await expect(page.getByRole('heading', { name: t('account:tooYoung.title') })).toBeFocused()
  await inspectPage(page)
  await expect(page.getByLabel(t('account:register.email'))).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  const { email, password } = child
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401)
  await page.getByRole('link', { name: t('common:getStrategy') }).click()
  await expect(page).toHaveURL('/#quick-start')
})

/** Downloads the account's data and checks it. */
async function exportAccount(page: Page, t: Texts, { email, name, password }: NewAccount) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('account:export.submit') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pathwise-account.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { email, name, role: 'student' } })
  expect(text).not.toContain(password)
  expect(text).not.toContain(await readStoredToken(page))
  await expect(page.getByText(t('account:export.done'))).toBeVisible()
}

test('creates an account, exports it, ends other sessions after a password change, and deletes the account', async ({
  page,
  t,
  guard,
  newVisitor,
}) => {
  guard.allow(lateSync)
  guard.expect(/Failed to load resource.*403/)
  const mina = buildAccount('Mina')
  await page.goto('/login?next=/account')
  await page.getByRole('link', { name: t('login:register.link') }).click()
  await submitRegistration(page, t, mina, thisYear - 14)
  await expect(page).toHaveURL('/account')
  await expect(locateUserMenu(page, t, 'Mina')).toBeVisible()
  const details = page.getByRole('region', { name: t('account:who.title') })
  await expect(details.getByRole('definition')).toHaveText(['Mina', mina.email, 'Student', /./])
  await exportAccount(page, t, mina)
  const context = await newVisitor()
  const other = await context.newPage()
  await other.goto('/login?next=/saved')
  await submitLogin(other, t, mina.email, mina.password)
  await expect(locateUserMenu(other, t, 'Mina')).toBeVisible()
  const othersToken = await readStoredToken(other)

  const form = page.getByRole('region', { name: t('account:password.title') })
  await form.getByRole('button', { name: t('account:password.submit') }).click()
  await inspectPage(page, { everyLanguage: true })
  const change = async (current: string, fresh: string) => {
    await form.getByLabel(t('account:password.current')).fill(current)
    await form.getByLabel(t('account:password.new')).fill(fresh)
    await form.getByRole('button', { name: t('account:password.submit') }).click()
  }
  await change('not my password', 'five other unrelated words')
  await expect(form.getByText(t('account:password.wrong'))).toBeVisible()
  await change(mina.password, 'five other unrelated words')
  await expect(form.getByRole('status')).toHaveText(t('account:password.changed'))
  await page.reload()
  await expect(locateUserMenu(page, t, 'Mina')).toBeVisible()

  const authorization = `Bearer ${othersToken}`
  expect((await context.request.get('/api/auth/me', { headers: { authorization } })).status()).toBe(401)
  expect((await context.request.post('/api/auth/refresh')).status()).toBe(401)
  const login = (password: string) => context.request.post('/api/auth/login', { data: { email: mina.email, password } })
  expect((await login(mina.password)).status()).toBe(401)
  expect((await login('five other unrelated words')).status()).toBe(200)

  await page.getByRole('button', { name: t('account:delete.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('account:delete.question') })
  const field = dialog.getByLabel(t('account:delete.password'))
  await expect(field).toBeFocused()
  await field.fill('not my password')
  await field.press('Enter')
  await expect(dialog.getByText(t('account:password.wrong'))).toBeVisible()
  await inspectPage(page)
  await field.fill('five other unrelated words')
  await dialog.getByRole('button', { name: t('account:delete.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:farewell.accountDeleted.title'))
  await expect(locateUserMenu(page, t, '(anon)')).toBeVisible()
  await inspectPage(page)
  expect(await readStoredToken(page)).toBeNull()
  expect((await login('five other unrelated words')).status()).toBe(401)
})
