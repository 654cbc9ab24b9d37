// `pnpm --filter @pathwise/e2e run freeze practice.spec` runs this file, which creates the browser storage of a visitor
// who practices without an account.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createTemporaryDataDirectory, startServer } from '../support/server.ts'
import { loadTexts } from '../support/texts.ts'

const setAddress = '/practice/set?kind=skill&skill=math.quadratics'

test('uses every practice feature, then freezes the visitor’s browser storage', async ({ browser }) => {
  const data = await createTemporaryDataDirectory('freeze-practice')
  const server = await startServer({ dataDirectory: data.directory, name: 'freeze-practice' })
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' })
  const page = await context.newPage()
  const t = await loadTexts('en')
  const unknown = page.getByRole('button', { name: t('practice:player.unknown'), exact: true })
  const next = page.getByRole('button', { name: t('practice:player.next'), exact: true })

  // Creates a missed problem with a note, and disables keyboard shortcuts.
  await page.goto(setAddress)
  await unknown.click()
  await page.getByRole('button', { name: t('common:keys.open'), exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').uncheck()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:close'), exact: true })
    .click()
  await page.goto('/practice/mistakes')
  await page.getByLabel(t('practice:mistakes.note')).fill('Mind the sign.')

  // Opens the hint of a problem outside a set, and starts a module.
  await page.goto('/practice')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await page.getByRole('button', { name: t('practice:player.openHint') }).click()
  await expect(page.getByRole('button', { name: t('practice:player.moreHint') })).toBeVisible()
  await page.goto('/practice/module?section=sat.math')
  const section = t('strategy:section.sat.math')
  await page.getByRole('button', { name: t('practiceModule:start.named', { section }) }).click()
  const choice = page.getByRole('radio').first()
  const nextQuestion = page.getByRole('button', { name: t('practiceModule:question.next'), exact: true })
  while (!(await choice.isVisible())) await nextQuestion.click()
  await choice.check()

  // One unconfirmed answer in an abandoned set, and one in the current set.
  await context.route(/practice\.answer/, (route) => route.abort())
  await page.goto('/practice/set?kind=skill&skill=math.functions')
  await unknown.click()
  await expect(page.getByText(t('practice:player.waitingTitle'))).toBeVisible()
  await page.goto(setAddress)
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await unknown.click()
  await next.click()
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  const localStorage = await page.evaluate(() => Object.fromEntries(Object.entries(globalThis.localStorage)))
  await context.close()
  await server.stop()
  await data.remove()
  const day = new Date().toISOString().slice(0, 10)
  const folder = fileURLToPath(new URL(`../../packages/testing/frozen/${day}-practice/`, import.meta.url))
  // Fails if the folder exists, because frozen fixtures must not change.
  await mkdir(folder)
  await writeFile(path.join(folder, 'browser.json'), `${JSON.stringify({ localStorage }, null, 2)}\n`)
})
