import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { signInAs } from '../support/people.ts'
import {
  locateActionButton,
  locateQuestionList,
  locateQuestionText,
  locateSavedAlert,
  storeQuestion,
} from '../support/questions.ts'
import type { Texts } from '../support/texts.ts'

/** Presses Tab until `target` is focused. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

async function _typeAtEnd(page: Page, t: Texts, text: string) {
  await locateQuestionText(page, t).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

test('lets an editor find, edit, save, reload and compare a question by keyboard', async ({ page, t }) => {
  const title = unique('Stone')
  await signInAs(page, t, 'editor', '/admin/questions')
  const id = await storeQuestion(page, title)
  const list = locateQuestionList(page, t)
  await tabTo(page, list.getByRole('searchbox'))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(list.getByText(t('questions:list.total', { count: 1 }))).toBeVisible()
  const card = list.getByRole('link', { name: title })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=.*&id=${id}$`))
  await expect(card).toHaveAttribute('aria-current', 'true')

  const text = locateQuestionText(page, t)
  await expect(text).toContainText('A stone is let go.')
  await tabTo(page, text)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/frac')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  // The formula's source is being edited. Escape closes it and moves the cursor after the formula.
  await page.keyboard.press('Escape')
  await expect(text.locator('.katex')).toHaveCount(1)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/h1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('How fast is it?')
  await expect(page.getByText(t('questions:unsaved'))).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(locateSavedAlert(page, t)).toBeVisible()
  await expect(text).toBeFocused()

  await page.reload()
  await expect(text.getByRole('heading', { name: 'How fast is it?' })).toBeVisible()
  await expect(text.locator('.katex')).toHaveCount(1)
  await tabTo(page, locateActionButton(page, t, 'compare'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('questions:compare.title') })
  const now = dialog.getByRole('region', { name: t('questions:compare.now') })
  await expect(now.getByRole('insertion').filter({ hasText: 'How fast is it?' })).toBeVisible()
  await expect(now.getByRole('insertion').locator('.katex')).toHaveCount(1)
  await expect(dialog.getByRole('deletion')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(locateActionButton(page, t, 'compare')).toBeFocused()
})
