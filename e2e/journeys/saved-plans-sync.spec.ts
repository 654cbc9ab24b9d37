import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, openNewAccount, submitLogin, userMenu } from '../support/people.ts'
import { openReport, pressReportAction } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

type Goal = NonNullable<Parameters<typeof openReport>[2]>['goal']

async function save(page: Page, t: Texts, goal: Goal) {
  await openReport(page, t, { country: 'US', grade: 'G11', goal })
  await pressReportAction(page, t, 'save')
  await expect(page.getByText(t('plan:saved.done'))).toBeVisible()
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
const inAccount = (page: Page, t: Texts) =>
  expect(page.getByText(t('savedPlans:sync.account'), { exact: true })).toBeVisible()

async function signIn(page: Page, t: Texts, { email, password, name }: ReturnType<typeof buildAccount>) {
  await page.goto('/login?next=/saved')
  await submitLogin(page, t, email, password)
  await expect(userMenu(page, t, name)).toBeVisible()
  await inAccount(page, t)
}

test('syncs saved and deleted plans between two devices', async ({ page, newVisitor, t }) => {
  test.slow()
  const account = buildAccount('Jiho')
  await save(page, t, 'SAT_1500_PLUS')
  await page.goto('/saved')
  await expect(page.getByText(t('savedPlans:sync.device'))).toBeVisible()
  await openNewAccount(page, t, account)
  await page.goto('/saved')
  await inAccount(page, t)
  await inspectPage(page)

  const other = await (await newVisitor()).newPage()
  await save(other, t, 'IB_7')
  await signIn(other, t, account)
  await expect(rows(other)).toHaveText([t('common:goal.IB_7'), t('common:goal.SAT_1500_PLUS')])

  await page.reload()
  await expect(rows(page)).toHaveText([t('common:goal.IB_7'), t('common:goal.SAT_1500_PLUS')])
  const deleted = page.waitForResponse(/savedPlans\.sync/)
  await page.getByRole('button', { name: /^Delete the report for SAT/ }).click()
  await deleted
  await other.reload()
  await expect(rows(other)).toHaveText([t('common:goal.IB_7')])
})

test('syncs offline changes when the connection is restored', async ({ page, context, newVisitor, t, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Syncing this device with the account failed/)
  test.slow()
  const account = buildAccount('Jiho')
  await save(page, t, 'AP_5')
  await openNewAccount(page, t, account)
  await page.goto('/saved')
  await inAccount(page, t)

  await context.setOffline(true)
  await page.getByRole('button', { name: /^Delete the report/ }).click()
  await expect(page.getByText(t('savedPlans:sync.unreachable'))).toBeVisible()
  await context.setOffline(false)
  await inAccount(page, t)

  const other = await (await newVisitor()).newPage()
  await signIn(other, t, account)
  await expect(other.getByRole('heading', { name: t('savedPlans:empty.title') })).toBeVisible()
})

test('restores a deleted plan on both devices when the deletion is undone', async ({ page, newVisitor, t }) => {
  test.slow()
  const account = buildAccount('Jiho')
  await save(page, t, 'AP_5')
  await openNewAccount(page, t, account)
  await page.goto('/saved')
  await inAccount(page, t)
  await page.getByRole('button', { name: /^Delete the report/ }).click()
  const synced = page.waitForResponse(/savedPlans\.sync/)
  await page.getByRole('button', { name: t('savedPlans:undo') }).click()
  await synced
  await expect(rows(page)).toHaveText([t('common:goal.AP_5')])
  await page.reload()
  await inAccount(page, t)

  const other = await (await newVisitor()).newPage()
  await signIn(other, t, account)
  await expect(rows(other)).toHaveText([t('common:goal.AP_5')])
})

test('adds only plans saved after logout to the next user’s account', async ({ page, t }) => {
  await save(page, t, 'SAT_1500_PLUS')
  const first = buildAccount('Jiho')
  await openNewAccount(page, t, first)
  await page.goto('/saved')
  await inAccount(page, t)
  await userMenu(page, t, first.name).click()
  await page.getByRole('button', { name: t('shell:nav.logout') }).click()
  await expect(page.getByText(t('savedPlans:sync.device'))).toBeVisible()

  await save(page, t, 'IB_7')
  await openNewAccount(page, t, buildAccount('Sora'))
  await page.goto('/saved')
  await inAccount(page, t)
  await expect(rows(page)).toHaveText([t('common:goal.IB_7')])
})
