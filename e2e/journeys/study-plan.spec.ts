import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

const severalGoals = new URL(
  '../../packages/planner/fixtures/strategy-v2/us-g11-several-goals-strong.json',
  import.meta.url,
)

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

test('shows several exam days, and lets the student give one exam a larger share of the study time', async ({
  page,
  t,
}) => {
  test.slow()
  await followSeveral(page)
  await page.goto('/study-plan')
  const road = page.getByRole('region', { name: t('followedPlan:road.titleSeveral') })
  await expect(road.getByText(/^AP Biology on /)).toBeVisible()
  await inspectPage(page)
  await road.getByRole('button', { name: t('followedPlan:road.changeExams') }).click()
  const dialog = page.getByRole('dialog', { name: t('followedPlan:examsDialog.title') })
  const biology = dialog.getByRole('group', { name: 'AP Biology' })
  await biology.getByRole('radio', { name: t('followedPlan:examsDialog.shares.more') }).check()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await dialog.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(road.getByText(t('followedPlan:road.share.more'))).toBeVisible()
})
