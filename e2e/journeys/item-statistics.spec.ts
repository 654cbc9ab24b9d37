import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { frozen } from '@pathwise/testing/frozen'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { guardContext } from '../support/guard.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { submitLogin } from '../support/people.ts'
import { questionList } from '../support/questions.ts'
import { startServer } from '../support/server.ts'

const databaseCommand = fileURLToPath(new URL('../../apps/server/dist/db.js', import.meta.url))

/** An item that has one answer in the frozen database. */
const answeredItem = 260

// Wide enough to show the list next to the question.
const viewport = { width: 1440, height: 900 }

test('shows an item’s statistics to an editor and lets the editor suspend it', async ({
  browser,
  dataDirectory,
  t,
}) => {
  test.slow()
  // The items in the frozen database already have answers. With another database, the test would have to complete a
  // run.
  const latest = frozen.find(({ contents }) => contents.measuring)
  if (!latest) throw new Error('No frozen database has answers')
  const environment = { DATA_DIR: dataDirectory, PATH: process.env['PATH'] }
  execFileSync(process.execPath, [databaseCommand, 'sql', latest.databaseFile], { env: environment })
  const server = await startServer({ dataDirectory, name: 'item-statistics' })
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport })
  const guard = guardContext(context)
  const page = await context.newPage()
  await page.goto('/login?next=/admin/questions')
  await submitLogin(page, t, latest.contents.accounts.editor.email, latest.contents.password)
  await expect(questionList(page, t)).toBeVisible()
  await page.goto(`/admin/questions?id=${answeredItem}`)
  const statistics = page.getByRole('region', { name: t('questions:statistics.title'), exact: true })
  await expect(statistics.getByText(t('questions:statistics.answers', { count: 1 }), { exact: true })).toBeVisible()
  await expect(statistics.getByRole('table', { name: t('questions:statistics.table') })).toBeVisible()
  await inspectPage(page, { everyLanguage: true })

  await statistics.getByRole('button', { name: t('questions:statistics.suspend') }).click()
  const dialog = page.getByRole('dialog', { name: t('questions:statistics.suspendTitle') })
  await dialog.getByRole('button', { name: t('questions:statistics.suspend') }).click()
  await expect(statistics.getByText(/^Suspended by Frozen editor/)).toBeVisible()
  await page.getByRole('button', { name: t('questions:list.more') }).click()
  await page
    .getByRole('combobox', { name: t('questions:statistics.filter') })
    .selectOption({ label: t('questions:statistics.status.suspended') })
  await expect(questionList(page, t).getByRole('listitem')).toHaveCount(1)
  expect(await guard.verdict()).toEqual([])
  await context.close()
  expect((await server.stop()).code).toBe(0)
})
