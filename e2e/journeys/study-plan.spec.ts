import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, openNewAccount, submitLogin } from '../support/people.ts'
import { openReport } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

const severalGoals = new URL(
  '../../packages/planner/fixtures/strategy-v2/us-g11-several-goals-strong.json',
  import.meta.url,
)

const steps = (page: Page, t: Texts) => page.getByRole('region', { name: t('studyPlan:steps'), exact: true })

/** Starts the first pending step. Returns the step's title. */
async function startFirst(page: Page): Promise<string> {
  const start = page.getByRole('button', { name: /^Start Plan: / }).first()
  const title = (await start.getAttribute('aria-label'))?.replace('Start Plan: ', '') ?? ''
  await start.click()
  await expect(page.getByRole('button', { name: `Continue: ${title}`, exact: true })).toBeVisible()
  return title
}

async function complete(page: Page, title: string) {
  await page.getByRole('button', { name: `Continue: ${title}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByRole('button', { name: `Completed: ${title}`, exact: true })).toBeDisabled()
}

test('replaces the sample steps with the steps of a strategy report', async ({ page, t }) => {
  await page.goto('/study-plan')
  await expect(page.getByText(t('studyPlan:samples'))).toBeVisible()
  await expect(steps(page, t).getByRole('listitem')).toHaveCount(5)
  await openReport(page, t)
  await page.goto('/study-plan')
  await expect(page.getByText(/^From your report of .*SAT 1500\+/)).toBeVisible()
  await expect(page.getByText(t('studyPlan:samples'))).toHaveCount(0)
  await page.getByRole('link', { name: 'Open my strategy report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('plan:title') })).toBeVisible()
})

test('starts, continues and completes a task from the week section', async ({ page, t }) => {
  await openReport(page, t)
  await page.goto('/study-plan')
  const week = page.getByRole('region', { name: t('followedPlan:week.title') })
  const openDay = () => week.getByRole('heading', { level: 3 }).first().click()
  await openDay()
  const start = week.getByRole('link', { name: /^(?:Start Plan|Read|Measure): / }).first()
  const title = (await start.getAttribute('aria-label'))?.replace(/^(?:Start Plan|Read|Measure): /, '') ?? ''
  await start.click()
  await expect(page).not.toHaveURL(/study-plan$/)
  await page.goto('/study-plan')
  await expect(page.getByText(`Continue “${title}”`)).toBeVisible()
  await openDay()
  await week.getByRole('button', { name: `Continue: ${title}`, exact: true }).click()
  await inspectPage(page, { everyLanguage: true })
  await page.keyboard.press('Escape')
  await week.getByRole('button', { name: `Continue: ${title}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await page.reload()
  await openDay()
  await expect(week.getByRole('button', { name: `Completed: ${title}`, exact: true })).toBeDisabled()
  await week.getByRole('button', { name: `Undo: ${title}`, exact: true }).click()
  await page.reload()
  await openDay()
  await expect(week.getByRole('button', { name: `Continue: ${title}`, exact: true })).toBeVisible()
})

/** Stores a followed plan for a goal with several exams on the device, as the app does. */
async function followSeveral(page: Page) {
  const context = { country: 'US', grade: 'G11', goal: 'SAT 1500 and AP Biology 5 and AP Calculus BC 5' }
  const strategy: unknown = JSON.parse(await readFile(severalGoals, 'utf8'))
  const data = { strategy, context, time_zone: 'UTC', language: 'en' }
  const answer = await (await page.request.post('/api/trpc/studyPlan.make', { data })).json()
  const { plan, hours } = answer.result.data
  const texts = { weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  const followed = {
    ...{ version: 1, report: { result: { summary: '', ...texts, strategy }, context }, hours, time_zone: 'UTC', plan },
    ...{ exam_date: plan.exam.date, changed_at: new Date().toISOString() },
  }
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('pathwise.followed-plan.1', text), JSON.stringify(followed))
}

test('shows several exam days and lets the student give one exam more time', async ({ page, t }) => {
  test.slow()
  await followSeveral(page)
  await page.goto('/study-plan')
  const road = page.getByRole('region', { name: t('followedPlan:road.titleSeveral') })
  await expect(road.getByText(/^AP Biology on /)).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await road.getByRole('button', { name: t('followedPlan:road.changeExams') }).click()
  const dialog = page.getByRole('dialog', { name: t('followedPlan:examsDialog.title') })
  const biology = dialog.getByRole('group', { name: 'AP Biology' })
  await biology.getByRole('radio', { name: t('followedPlan:examsDialog.shares.more') }).check()
  await inspectPage(page, { everyLanguage: true })
  await dialog.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await dialog.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(road.getByText(t('followedPlan:road.share.more'))).toBeVisible()
})

test('keeps the followed plan in the account and shows it on another device', async ({ page, newVisitor, t }) => {
  test.slow()
  const account = buildAccount('Mina')
  await openReport(page, t)
  await page.goto('/study-plan')
  await page.getByRole('button', { name: t('followedPlan:road.changeExam') }).click()
  const exams = page.getByRole('dialog')
  await exams.getByRole('radio', { name: t('followedPlan:examDialog.none') }).check()
  await exams.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await exams.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await openNewAccount(page, t, account)
  await page.goto('/study-plan')
  await expect(page.getByText('In your account')).toBeVisible()

  const other = await (await newVisitor()).newPage()
  await other.goto('/login?next=/study-plan')
  await submitLogin(other, t, account.email, account.password)
  await expect(other.getByRole('region', { name: t('followedPlan:road.titleOpen') })).toBeVisible()
  await expect(other.getByText(/^From your report of .*SAT 1500\+/)).toBeVisible()
})

test('merges the progress of two devices in the account', async ({ page, newVisitor, t }) => {
  test.slow()
  const account = buildAccount('Mina')
  await page.goto('/study-plan')
  const first = await startFirst(page)
  await openNewAccount(page, t, account)
  await page.goto('/study-plan')
  await expect(page.getByText('In your account')).toBeVisible()

  const other = await (await newVisitor()).newPage()
  await other.goto('/study-plan')
  await other.getByRole('button', { name: /^Start Plan: Collect your dates/ }).click()
  await complete(other, 'Collect your dates')
  await other.goto('/login?next=/study-plan')
  await submitLogin(other, t, account.email, account.password)
  await expect(other.getByRole('button', { name: `Continue: ${first}`, exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Completed: Collect your dates' })).toBeDisabled()
  await expect(other.getByText('In your account')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Completed: Collect your dates' })).toBeDisabled()
})

test('shows an error when account data cannot be loaded and allows a retry', async ({ page, t, guard }) => {
  guard.expect(/Failed to load resource.*503/)
  guard.expect(/Syncing this device with the account failed/)
  await openNewAccount(page, t, buildAccount('Mina'))
  await page.route(/savedPlans\.sync|studyPlan\.merge/, (route) => route.fulfill({ status: 503 }))
  await page.goto('/study-plan')
  await expect(page.getByRole('alert')).toContainText('Failed to load personalized plan. Please try again.')
  await expect(steps(page, t).getByRole('listitem').first()).toBeVisible()
  await inspectPage(page)
  await page.unroute(/savedPlans\.sync|studyPlan\.merge/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('In your account')).toBeVisible()
})
