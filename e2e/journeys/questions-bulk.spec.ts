import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { keptToken, signIn, signInAs } from '../support/people.ts'
import { action, questionList, savedAlert } from '../support/questions.ts'
import type { Texts } from '../support/texts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The server changes at most 100 questions at once, and lists 20 on a page. */
const rows = 120

/** Imports the test questions as the user who is signed in on the page. */
async function importRows(page: Page, title: string) {
  const header = 'title,subject,course,grade_code,difficulty_level,content_question_mj,choice_a,choice_b,answer'
  const lines = Array.from(
    { length: rows },
    (_, index) => `${title} ${index + 1},physics,Physics 11,G11,beginner,<p>Is ${index} ${title} even?</p>,yes,no,A`,
  )
  const response = await page.request.post('/api/admin/questions/import?format=csv', {
    headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'text/csv' },
    data: [header, ...lines].join('\n'),
  })
  expect(await response.text()).toContain(`"created":${rows}`)
}

/** Selects all matching questions by keyboard, then presses `key`. */
async function selectFound(page: Page, t: Texts, key: string) {
  await questionList(page, t).getByRole('listitem').first().getByRole('link').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+A')
  await expect(page.getByText(t('questionBulk:selected', { count: rows }))).toBeVisible()
  await page.keyboard.press(key)
}

const findDialog = (page: Page) => page.getByRole('dialog')

/**
 * Moves all matching questions to a review state. The first Enter checks the change, and the second Enter applies it.
 */
async function moveAll(page: Page, t: Texts, state: 'live' | 'reviewed') {
  await selectFound(page, t, 'Escape')
  await page.getByRole('button', { name: t('questionBulk:open.review') }).press('Enter')
  await findDialog(page).getByLabel(t('questionBulk:what')).selectOption(state)
  await findDialog(page)
    .getByRole('button', { name: t('questionBulk:check') })
    .press('Enter')
  await findDialog(page)
    .getByRole('button', { name: t('questionBulk:run', { count: rows }) })
    .press('Enter')
  await expect(findDialog(page).getByText(t('questionBulk:finished', { count: rows }))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(findDialog(page)).toHaveCount(0)
}

test('changes questions on several pages by keyboard and lets another editor publish and export them', async ({
  page,
  t,
  newVisitor,
}) => {
  test.slow()
  const title = unique('Bulk')
  await signIn(page, 'editor')
  await importRows(page, title)
  await page.goto(`/admin/questions?search=${encodeURIComponent(title)}&review=draft&subject=physics`)
  await expect(questionList(page, t).getByText(t('questions:list.total', { count: rows }))).toBeVisible()
  await selectFound(page, t, 'Escape')
  await inspectPage(page)

  const reviewer = await (await newVisitor()).newPage()
  const [first] = await page.evaluate(() =>
    [...document.querySelectorAll('[data-question]')].map((row) => Number(row.getAttribute('data-question'))),
  )
  await signInAs(reviewer, t, 'admin', `/admin/questions?id=${first}`)
  await reviewer.getByRole('textbox', { name: t('questions:content'), exact: true }).press('End')
  await reviewer.keyboard.type(' Think.')
  await action(reviewer, t, 'save').click()
  await expect(savedAlert(reviewer, t)).toBeVisible()

  await questionList(page, t).getByRole('listitem').first().getByRole('link').focus()
  await page.keyboard.press('e')
  const dialog = findDialog(page)
  await dialog.getByLabel(t('questionBulk:what')).selectOption('set_grade')
  await dialog.getByLabel(t('questions:fields.grade_code'), { exact: true }).selectOption('G12')
  await dialog.getByRole('button', { name: t('questionBulk:check') }).press('Enter')
  await expect(dialog.getByText(t('questionBulk:reason.version_conflict'))).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('questionBulk:run', { count: rows - 1 }) }).press('Enter')
  await expect(dialog.getByText(t('questionBulk:finished', { count: rows - 1 }))).toBeVisible()
  await dialog.getByRole('link', { name: `${title} ${rows}` }).press('Enter')
  const opened = page.getByRole('region', { name: `${title} ${rows}`, exact: true })
  await opened.getByLabel(t('questions:fields.grade_code'), { exact: true }).selectOption('G12')
  await page.keyboard.press('Control+s')
  await expect(savedAlert(page, t)).toBeVisible()

  await reviewer.goto(`/admin/questions?search=${encodeURIComponent(title)}&grade=G12`)
  await moveAll(reviewer, t, 'reviewed')
  await moveAll(reviewer, t, 'live')
  await selectFound(reviewer, t, 'Escape')
  await reviewer.getByRole('button', { name: t('questionBulk:open.export') }).press('Enter')
  await findDialog(reviewer).getByLabel(t('questionFiles:format.label')).selectOption('jsonl')
  const download = reviewer.waitForEvent('download')
  await findDialog(reviewer)
    .getByRole('button', { name: t('questionFiles:export.start') })
    .press('Enter')
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines.filter((line) => JSON.parse(line).grade_code === 'G12')).toHaveLength(rows)
})
