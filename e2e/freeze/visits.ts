import { expect, type Page } from '@playwright/test'
import { locateBodyField } from '../support/content.ts'
import { answerItem, average, startRun } from '../support/measure.ts'
import { locateQuestionText } from '../support/questions.ts'
import { openSharedReport, pressReportAction } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

/**
 * Fills the browser storage of a student: two saved plans, a deleted plan, three links, the last report, and a study
 * plan with a reopened task and a changed exam day.
 */
export async function fillStudentStorage(page: Page, t: Texts) {
  const goals = ['SAT_1500_PLUS', 'AP_5', 'IB_7'] as const
  for (const goal of goals) {
    await openSharedReport(page, t, { country: 'CA', grade: 'G12', goal })
    await pressReportAction(page, t, 'save')
    await expect(page.getByRole('status').filter({ hasText: t('plan:saved.done') })).toBeVisible()
  }
  await page.goto('/saved')
  const plans = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const deleted = plans.filter({ hasText: t('common:goal.AP_5') })
  await deleted.getByRole('button', { name: /^Delete/ }).click()
  await expect(plans).toHaveCount(goals.length - 1)
  await page.goto('/study-plan')
  await page
    .getByRole('button', { name: /^Done: / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click()
  await page.getByRole('button', { name: t('followedPlan:road.changeExam') }).click()
  const exams = page.getByRole('dialog')
  await exams.getByRole('radio', { name: t('followedPlan:examDialog.none') }).check()
  await exams.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await exams.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(page.getByText(t('followedPlan:change.title'))).toBeVisible()
  await expect(page.getByText('In your account')).toBeVisible()
}

/** Writes drafts for a new item, a stored item and a question. */
export async function writeDrafts(page: Page, t: Texts, ids: { item: number; question: number }) {
  // Leaving the page with unsaved changes opens a dialog.
  page.on('dialog', (dialog) => void dialog.accept())
  const drafts = [
    { address: '/content/edit', field: locateBodyField(page, t), key: /content-draft\.\S+\.new/ },
    { address: `/content/edit?id=${ids.item}`, field: locateBodyField(page, t), key: /content-draft\.\S+\.\d+/ },
    { address: `/admin/questions?id=${ids.question}`, field: locateQuestionText(page, t), key: /question-draft/ },
  ]
  for (const { address, field, key } of drafts) {
    await page.goto(address)
    await field.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Not saved.')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join('\n'))).toMatch(key)
  }
  await page.goto('/')
}

export async function choosePreferences(page: Page, t: Texts) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('ko')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
}

/**
 * Answers two items of a run without an account. Restores the access token on /robots.txt, because loading the app with
 * the token would move the run to the account.
 */
export async function answerTwoItems(page: Page, t: Texts) {
  await page.goto('/robots.txt')
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.context().clearCookies()
  await startRun(page, t)
  for (let answered = 0; answered < 2; answered += 1) await answerItem(page, t, average)
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token)
}
