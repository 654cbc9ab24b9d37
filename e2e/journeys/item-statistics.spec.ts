import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn } from '../support/people.ts'
import { locateQuestionList, storeQuestion } from '../support/questions.ts'

// Wide enough to show the list next to the question.
test.use({ viewport: { width: 1440, height: 900 } })

const procedure = 'questions.parameters'

/**
 * Adds an answer to the statistics in the response, because the server processes answers only once an hour.
 * `apps/server/test/calibration.test.ts` tests the statistics of real answers.
 */
async function showAnswer(page: Page) {
  await page.route(new RegExp(procedure), async (route) => {
    const response = await route.fetch()
    const results: { result: { data: object } }[] = await response.json()
    const position = new URL(route.request().url()).pathname.split(/[/,]/).slice(-results.length).indexOf(procedure)
    Object.assign(results[position]?.result.data ?? {}, { answers: 1 })
    await route.fulfill({ response, json: results })
  })
}

test('shows an item’s statistics to an editor and lets the editor suspend it', async ({ page, t }) => {
  await signIn(page, 'editor')
  const title = unique('Measured')
  const id = await storeQuestion(page, title, { pool: 'assessment' })
  await showAnswer(page)
  await page.goto(`/admin/questions?search=${encodeURIComponent(title)}&id=${id}`)
  const statistics = page.getByRole('region', { name: t('questions:statistics.title'), exact: true })
  await expect(statistics.getByText(t('questions:statistics.answers', { count: 1 }), { exact: true })).toBeVisible()
  await expect(statistics.getByRole('table', { name: t('questions:statistics.table') })).toBeVisible()
  await inspectPage(page)

  await statistics.getByRole('button', { name: t('questions:statistics.suspend') }).click()
  const dialog = page.getByRole('dialog', { name: t('questions:statistics.suspendTitle') })
  await dialog.getByRole('button', { name: t('questions:statistics.suspend') }).click()
  await expect(statistics.getByText(/^Suspended by Demo editor/)).toBeVisible()
  await page.getByRole('button', { name: t('questions:list.more') }).click()
  await page
    .getByRole('combobox', { name: t('questions:statistics.filter') })
    .selectOption({ label: t('questions:statistics.status.suspended') })
  await expect(locateQuestionList(page, t).getByRole('link', { name: title })).toBeVisible()
})
