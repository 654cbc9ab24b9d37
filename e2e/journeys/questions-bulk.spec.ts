import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn, signInAs } from '../support/people.ts'
import { locateActionButton, locateQuestionList, locateSavedAlert } from '../support/questions.ts'
import type { Texts } from '../support/texts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The server changes at most 100 questions at once, and lists 20 on a page. */
const rows = 105

/** The number of rows with a grade that does not exist. */
const mistakes = 9

function buildFile(title: string): string {
  const header = 'title,subject,course,grade_code,difficulty_level,content_question_mj,choice_a,choice_b,answer'
  const lines = Array.from({ length: rows }, (_, index) => {
    const grade = index < mistakes ? 'G13' : 'G11'
    return `${title} ${index + 1},physics,Physics 11,${grade},beginner,<p>Is ${index} ${title} even?</p>,yes,no,A`
  })
  return [header, ...lines].join('\n')
}

/** Drops a CSV file on the open dialog. */
async function dropFile(page: Page, t: Texts, text: string) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'bank.csv', { type: 'text/csv' }))
    return data
  }, text)
  await findDialog(page).getByText(t('questionFiles:import.drop')).dispatchEvent('drop', { dataTransfer })
}

function selectFile(page: Page, t: Texts, text: string) {
  return findDialog(page)
    .getByLabel(t('questionFiles:import.file'), { exact: true })
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Imports the selected CSV file in the open dialog by keyboard. */
async function importFile(page: Page, t: Texts, text: string, accepted: number) {
  const dialog = findDialog(page)
  await dialog.getByRole('button', { name: t('questionFiles:import.check') }).press('Enter')
  await dialog.getByRole('button', { name: t('questionFiles:import.store', { count: accepted }) }).press('Enter')
  const counts = { created: accepted, replaced: 0, unchanged: 0, leftOut: 0 }
  const refused = text.split('\n').length - 1 - accepted
  // Storing and checking the questions can take longer than the default timeout on a busy machine.
  await expect(dialog.getByText(t('questionFiles:finished', { ...counts, refused }))).toBeVisible({ timeout: 60_000 })
}

/** Imports the file, downloads the rejected rows, and imports them again with corrections. */
async function importRows(page: Page, t: Texts, title: string) {
  await page.getByRole('button', { name: t('questionFiles:open') }).press('Enter')
  await dropFile(page, t, buildFile(title))
  await importFile(page, t, buildFile(title), rows - mistakes)
  const download = page.waitForEvent('download')
  await findDialog(page)
    .getByRole('button', { name: t('questionFiles:rejected.download', { count: mistakes }) })
    .press('Enter')
  const rejected = await readFile(await (await download).path(), 'utf8')
  const corrected = rejected.trimEnd().replaceAll('"G13"', '"G11"')
  await selectFile(page, t, corrected.replace('"G11"', '"G13"'))
  await findDialog(page)
    .getByRole('button', { name: t('questionFiles:import.check') })
    .press('Enter')
  await expect(findDialog(page).getByText(t('questionFiles:report.partly', { count: 1 }))).toBeVisible()
  await inspectPage(page)
  await selectFile(page, t, corrected)
  await importFile(page, t, corrected, mistakes)
  await page.keyboard.press('Escape')
}

/** Selects all matching questions by keyboard, then presses `key`. */
async function selectFound(page: Page, t: Texts, key: string) {
  await locateQuestionList(page, t).getByRole('listitem').first().getByRole('link').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+A')
  await expect(page.getByText(t('questionBulk:selected', { count: rows }))).toBeVisible()
  await page.keyboard.press(key)
}

/** Counts the rows that are completely visible. */
function countVisibleRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-question]')]
    const frame = rows[0]?.closest('ul')?.parentElement?.getBoundingClientRect()
    const end = Math.min(innerHeight, frame?.bottom ?? 0)
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length
  })
}

const findDialog = (page: Page) => page.getByRole('dialog')

/** Moves all matching questions to a review state by keyboard. Checks the change in the dialog before applying it. */
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

test('imports 105 rows, corrects 9 mistakes and changes all questions by keyboard, then another editor publishes them', async ({
  page,
  t,
  newVisitor,
}) => {
  test.slow()
  const title = unique('Bulk')
  await signIn(page, 'editor')
  await page.goto(`/admin/questions?search=${encodeURIComponent(title)}&review=draft&subject=physics`)
  await importRows(page, t, title)
  await expect(locateQuestionList(page, t).getByText(t('questions:list.total', { count: rows }))).toBeVisible()
  expect(await countVisibleRows(page)).toBeGreaterThanOrEqual(15)
  await selectFound(page, t, 'Escape')
  await inspectPage(page)

  // The list starts with the row that was imported last.
  const changed = `${title} ${mistakes}`
  const reviewer = await (await newVisitor({ viewport: { width: 1440, height: 900 } })).newPage()
  const [first] = await page.evaluate(() =>
    [...document.querySelectorAll('[data-question]')].map((row) => Number(row.getAttribute('data-question'))),
  )
  await signInAs(reviewer, t, 'admin', `/admin/questions?subject=english&id=${first}`)
  await reviewer.getByRole('textbox', { name: t('questions:content'), exact: true }).press('End')
  await expect.poll(() => countVisibleRows(reviewer)).toBeGreaterThanOrEqual(15)
  await reviewer.keyboard.type(' Think.')
  await locateActionButton(reviewer, t, 'save').click()
  await expect(locateSavedAlert(reviewer, t)).toBeVisible()

  await locateQuestionList(page, t).getByRole('listitem').first().getByRole('link').focus()
  await page.keyboard.press('e')
  const dialog = findDialog(page)
  await dialog.getByLabel(t('questionBulk:what')).selectOption('set_grade')
  await dialog.getByLabel(t('questions:fields.grade_code'), { exact: true }).selectOption('G12')
  await dialog.getByRole('button', { name: t('questionBulk:check') }).press('Enter')
  await expect(dialog.getByText(t('questionBulk:reason.version_conflict'))).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('questionBulk:run', { count: rows - 1 }) }).press('Enter')
  await expect(dialog.getByText(t('questionBulk:finished', { count: rows - 1 }))).toBeVisible()
  await dialog.getByRole('link', { name: changed }).press('Enter')
  const opened = page.getByRole('region', { name: changed, exact: true })
  await opened.getByLabel(t('questions:fields.grade_code'), { exact: true }).selectOption('G12')
  await page.keyboard.press('Control+s')
  await expect(locateSavedAlert(page, t)).toBeVisible()

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
