import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'
import { questionList } from '../support/questions.ts'

test('maps columns of a dropped file, offers the rejected row as a download, and exports the imported questions', async ({
  page,
  t,
}) => {
  const title = unique('Imported')
  await signInAs(page, t, 'editor', `/admin/questions?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: t('questionFiles:open') }).click()
  const dialog = page.getByRole('dialog', { name: t('questionFiles:title') })
  const rows = [
    'title,subject,course,Stufe,difficulty_level,content_question_mj,choice_a,choice_b,answer,colour',
    `${title} one,physics,Physics 11,G11,beginner,<p>Is \\(x^2\\) even?</p>,yes,no,A,red`,
    `${title} two,physics,Physics 11,11,easy,<p>Is it odd?</p>,yes,no,B,blue`,
    `${title} three,physics,Physics 11,13,beginner,<p>Is it prime?</p>,yes,no,B,blue`,
  ]
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'bank.csv', { type: 'text/csv' }))
    return data
  }, rows.join('\n'))
  await dialog.getByText(t('questionFiles:import.drop')).dispatchEvent('drop', { dataTransfer })
  await dialog.getByRole('button', { name: t('questionFiles:import.check') }).click()
  await expect(dialog.getByText(t('questionFiles:codes.unknown_field')).first()).toBeVisible()
  await dialog.getByLabel('Stufe').selectOption('grade_code')
  await dialog.getByRole('button', { name: t('questionFiles:import.check') }).click()
  await expect(dialog.getByText(t('questionFiles:unknown.grade_code', { value: '13' }))).toBeVisible()
  await expect(dialog.getByRole('cell', { name: `${title} one` })).toBeVisible()
  await expect(dialog.getByText(t('questionFiles:report.partly', { count: 1 }))).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('questionFiles:import.store', { count: 2 }) }).click()
  await expect(
    dialog.getByText(t('questionFiles:finished', { created: 2, replaced: 0, unchanged: 0, leftOut: 0, refused: 1 })),
  ).toBeVisible()
  await expect(questionList(page, t).getByText(t('questions:list.total', { count: 2 }))).toBeAttached()
  const refused = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('questionFiles:rejected.download', { count: 1 }) }).click()
  expect(await readFile(await (await refused).path(), 'utf8')).toContain(
    t('questionFiles:unknown.grade_code', { value: '13' }),
  )

  const download = page.waitForEvent('download')
  const form = dialog.getByRole('form', { name: t('questionFiles:export.title') })
  await form.getByLabel(t('questionFiles:format.label')).selectOption('jsonl')
  await form.getByRole('button').click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(new Set(lines.map((line) => JSON.parse(line).title))).toEqual(new Set([`${title} one`, `${title} two`]))
})
