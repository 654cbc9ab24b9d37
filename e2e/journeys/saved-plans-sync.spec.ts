import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, signInToNewAccount, submitLogin } from '../support/people.ts'
import { openReport, pressReportAction } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

type Goal = NonNullable<Parameters<typeof openReport>[2]>['goal']

async function save(page: Page, t: Texts, goal: Goal) {
  await openReport(page, t, { country: 'US', grade: 'G11', goal })
  await pressReportAction(page, t, 'save')
  await expect(page.getByText(t('plan:saved.done'))).toBeVisible()
}

/** Follows the plan of the last report, and removes its exam day. */
async function followWithoutExam(page: Page, t: Texts) {
  await page.goto('/study-plan')
  await page.getByRole('button', { name: t('followedPlan:road.changeExam') }).click()
  const exams = page.getByRole('dialog')
  await exams.getByRole('radio', { name: t('followedPlan:examDialog.none') }).check()
  await exams.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await exams.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(page.getByRole('region', { name: t('followedPlan:road.titleOpen') })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
const inAccount = (page: Page, t: Texts) =>
  expect(page.getByText(t('savedPlans:sync.account'), { exact: true })).toBeVisible()

test('syncs saved, deleted and followed plans between two devices, even after a lost connection', async ({
  page,
  context,
  newVisitor,
  t,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Syncing this device with the account failed|A parent link was not updated/)
  test.slow()
  const account = buildAccount('Jiho')
  await save(page, t, 'SAT_1500_PLUS')
  await page.getByRole('link', { name: t('plan:saved.open') }).click()
  await expect(page.getByText(t('savedPlans:sync.device'))).toBeVisible()
  await followWithoutExam(page, t)
  await signInToNewAccount(page, account)
  await page.goto('/study-plan')
  await expect(page.getByText('In your account')).toBeVisible()
  await page.goto('/saved')
  await inAccount(page, t)

  const other = await (await newVisitor()).newPage()
  await save(other, t, 'IB_7')
  await other.goto('/login?next=/saved')
  await submitLogin(other, t, account.email, account.password)
  await inAccount(other, t)
  await expect(rows(other)).toHaveText([t('common:goal.IB_7'), t('common:goal.SAT_1500_PLUS')])

  await page.reload()
  await expect(rows(page)).toHaveText([t('common:goal.IB_7'), t('common:goal.SAT_1500_PLUS')])
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Delete the report for SAT/ }).click()
  await expect(page.getByText(t('savedPlans:sync.unreachable'))).toBeVisible()
  await inspectPage(page)
  await context.setOffline(false)
  await inAccount(page, t)
  await other.reload()
  await expect(rows(other)).toHaveText([t('common:goal.IB_7')])
  await other.goto('/study-plan')
  await expect(other.getByRole('region', { name: t('followedPlan:road.titleOpen') })).toBeVisible()
  await expect(other.getByText(/^From your report of .*SAT 1500\+/)).toBeVisible()
})
