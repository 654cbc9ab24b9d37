import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateBodyField, overwriteItem, storeItem, unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn, signInAs } from '../support/people.ts'
import type { Texts } from '../support/texts.ts'

const titleField = (page: Page, t: Texts) => page.getByLabel(t('contentEdit:title.label'), { exact: true })

async function openItem(page: Page, t: Texts, title: string): Promise<number> {
  const id = await storeItem(page, { title, body: '<p>First words.</p>' })
  await page.goto(`/content/edit?id=${id}`)
  await expect(locateBodyField(page, t)).toContainText('First words.')
  return id
}

async function typeAtEnd(page: Page, t: Texts, text: string) {
  await locateBodyField(page, t).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** Inserts a formula, moves from the empty LaTeX field to the visual field with Tab, and types there. */
async function writeVisually(page: Page, t: Texts, typed: string) {
  await page.keyboard.press('Control+Shift+m')
  await expect(page.getByRole('textbox', { name: t('editor:formula.visual.label') })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('math-field')).toBeFocused()
  await page.keyboard.type(typed)
}

/** Counts the dark pixels of a drawn page. */
function countInk(page: Locator): Promise<number> {
  return page.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return data.filter((value, index) => index % 4 === 0 && value < 128).length
  })
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible()

test('requires a title, then lets an editor save and read an item by keyboard', async ({ page, t }) => {
  const name = unique('Written')
  await signInAs(page, t, 'editor', '/content/edit')
  await expect(page.getByRole('heading', { level: 1, name: t('contentEdit:newTitle') })).toBeVisible()
  await expect(locateBodyField(page, t)).toBeVisible()
  await typeAtEnd(page, t, 'It costs $5 and $6.')
  await page.keyboard.press('Enter')
  await writeVisually(page, t, 'x^2/3')
  await expect(page.getByRole('textbox', { name: t('editor:formula.source') })).toHaveValue('\\frac{x^2}{3}')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('contentEdit:pdf.show') }).click()
  const pages = page.getByRole('region', { name: t('contentEdit:pdf.label') }).getByRole('img')
  await expect.poll(() => countInk(pages.first())).toBeGreaterThan(0)
  await page.getByRole('button', { name: t('contentEdit:save'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(t('contentEdit:title.missing'))
  await expect(titleField(page, t)).toBeFocused()
  await inspectPage(page)
  await page.keyboard.type(`${name} \\(x^2\\)`)
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(page).toHaveURL(/\/content\/edit\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: t('contentEdit:editTitle') })).toBeVisible()
  // Saving must not replace the text or move focus.
  await typeAtEnd(page, t, ' And more.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('contentEdit:unsaved'))).toHaveCount(0)
  await saved(page)
  await page.getByRole('link', { name: t('contentEdit:read') }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await expect(page.locator('article h1 .katex')).toBeVisible()
  await expect(page.getByText('It costs $5 and $6.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'And more.' }).locator('annotation')).toHaveText(
    '\\frac{x^2}{3}',
  )
})

test('resolves an edit conflict with either version, and keeps the user’s text as a draft', async ({
  page,
  t,
  guard,
  context,
}) => {
  guard.expect(/Failed to load resource.*409/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = unique('Twice')
  await signIn(page, 'editor')
  const id = await openItem(page, t, name)
  await inspectPage(page, { everyLanguage: true })
  await typeAtEnd(page, t, ' Mine.')
  await overwriteItem(page, id, 1, { title: name, body: '<p>Theirs.</p>' })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: t('contentEdit:conflict.title') })).toBeVisible()
  const mine = page.getByRole('region', { name: t('unsaved:conflict.mine') })
  const theirs = page.getByRole('region', { name: t('unsaved:conflict.theirs') })
  await expect(mine).toContainText('First words. Mine.')
  await expect(theirs).toContainText('Theirs.')
  await inspectPage(page)
  await page.getByRole('button', { name: t('unsaved:conflict.keepMine') }).click()
  await saved(page)
  await page.reload()
  await expect(locateBodyField(page, t)).toHaveText('First words. Mine.')

  // In a second conflict, the user accepts the other editor's version.
  await typeAtEnd(page, t, ' More.')
  await overwriteItem(page, id, 3, { title: name, body: '<p>Theirs again.</p>' })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: t('unsaved:conflict.copyMine') }).click()
  await expect(page.getByText(t('unsaved:conflict.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('First words. Mine. More.')
  await page.getByRole('button', { name: t('unsaved:conflict.takeTheirs') }).click()
  await expect(locateBodyField(page, t)).toHaveText('Theirs again.')
  await page.getByRole('button', { name: t('unsaved:draft.restore') }).click()
  await expect(locateBodyField(page, t)).toHaveText('First words. Mine. More.')
})

test('asks for confirmation before leaving or reloading a page with unsaved changes, and restores them after a crash', async ({
  page,
  context,
  t,
}) => {
  await signIn(page, 'editor')
  const id = await openItem(page, t, unique('Left'))
  await typeAtEnd(page, t, ' Changed.')
  await expect(page.getByText(t('contentEdit:unsaved'))).toBeVisible()
  const dialog = page.getByRole('dialog', { name: t('unsaved:leave.question') })
  await page
    .getByRole('link', { name: t('shell:nav.plans') })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('unsaved:leave.stay') }).click()
  await expect(page).toHaveURL(`/content/edit?id=${id}`)
  const question = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await question).type()).toBe('beforeunload')
  await (await question).accept()
  await reloaded
  await page.getByRole('button', { name: t('unsaved:draft.restore') }).click()
  await expect(locateBodyField(page, t)).toHaveText('First words. Changed.')
  // Skips the beforeunload prompt, which the test could not answer.
  await page.close()
  const again = await context.newPage()
  await again.goto(`/content/edit?id=${id}`)
  await expect(locateBodyField(again, t)).toHaveText('First words.')
  await again.getByRole('button', { name: t('unsaved:draft.restore') }).click()
  await expect(locateBodyField(again, t)).toHaveText('First words. Changed.')
  await again
    .getByRole('link', { name: t('shell:nav.savedPlans') })
    .first()
    .click()
  await again
    .getByRole('dialog', { name: t('unsaved:leave.question') })
    .getByRole('button', { name: t('unsaved:leave.leave') })
    .click()
  await expect(again).toHaveURL('/saved')
})
