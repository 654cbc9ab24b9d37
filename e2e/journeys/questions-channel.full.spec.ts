import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { serveExampleHost } from '../support/example-host.ts'
import { signIn } from '../support/people.ts'
import { locateQuestionText, storeQuestion } from '../support/questions.ts'

/** Signs in as an editor and creates a question. Returns the question's id. */
async function prepare(page: Page): Promise<number> {
  await signIn(page, 'editor')
  return storeQuestion(page, unique('Embedded'))
}

const log = (page: Page) => page.getByRole('log', { name: 'Answers' })
const ask = (page: Page, name: 'Compare' | 'Load' | 'Preview' | 'Save') => page.getByRole('button', { name }).click()
const field = (page: Page) => page.getByLabel('Question', { exact: true })

test('accepts every command from an embedding page on an allowed origin', async ({ page, t, server }) => {
  const id = await prepare(page)
  const { allowed } = await serveExampleHost()
  // Tall enough to show the whole page, so that nothing scrolls during a click.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await page.goto(`${allowed}/embedding-example.html?editor=${server.url}`)
  await expect(log(page)).toContainText('editorReady')
  const editor = page.frameLocator('iframe')
  await ask(page, 'Save')
  await expect(log(page)).toContainText('{"action":"problemSaved","requestId":"request-1","error":"no_problem"}')
  await field(page).fill(String(id))
  await ask(page, 'Load')
  await expect(log(page)).toContainText(`{"action":"problemLoaded","requestId":"request-2","problemId":${id},`)
  await expect(locateQuestionText(editor, t)).toContainText('A stone is let go.')
  await locateQuestionText(editor, t).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Far away.')
  await ask(page, 'Save')
  await expect(log(page)).toContainText(`{"action":"problemSaved","requestId":"request-3","problemId":${id},`)
  await expect(log(page)).toContainText('A stone is let go. Far away.')
  await ask(page, 'Preview')
  await expect(log(page)).toContainText('"action":"previewReady","requestId":"request-4"')
  await expect(editor.getByRole('dialog', { name: t('questions:preview.title') })).toBeVisible()
  await ask(page, 'Compare')
  await expect(log(page)).toContainText(
    `{"action":"comparisonReady","requestId":"request-5","problemId":${id},"revision":1,"changed":true}`,
  )
  await expect(editor.getByRole('dialog', { name: t('questions:compare.title') })).toBeVisible()
})

test('lets a page from an allowed origin open the editor in a window', async ({ page, server }) => {
  const id = await prepare(page)
  const { allowed } = await serveExampleHost()
  await page.goto(`${allowed}/embedding-example.html?window=1&editor=${server.url}`)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the editor' }).click()
  const editor = await popup
  await expect(log(page)).toContainText('editorReady')
  await field(page).fill(String(id))
  await ask(page, 'Load')
  await expect(log(page)).toContainText(`"problemLoaded","requestId":"request-1","problemId":${id}`)
  await expect(editor).toHaveURL(`${server.url}/admin/questions?id=${id}`)
})

test('prevents other origins from embedding the editor or messaging its window', async ({ page, t, guard, server }) => {
  guard.expect(/frame-ancestors/)
  guard.allow(/failed request.*ERR_BLOCKED_BY_RESPONSE/)
  const id = await prepare(page)
  const { foreign } = await serveExampleHost()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(`${foreign}/embedding-example.html?editor=${server.url}`)
  await refused
  await expect(log(page)).toBeEmpty()

  await page.goto(`${foreign}/embedding-example.html?window=1&editor=${server.url}`)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the editor' }).click()
  const editor = await popup
  await expect(editor.getByRole('heading', { level: 1, name: t('questions:title') })).toBeVisible()
  await editor.waitForLoadState('networkidle')
  const ignored = editor.waitForEvent('console', (message) => message.text().includes(`${foreign} was ignored`))
  await field(page).fill(String(id))
  await ask(page, 'Load')
  await ignored
  await expect(log(page)).toBeEmpty()
  await expect(editor).toHaveURL(`${server.url}/admin/questions`)
})
