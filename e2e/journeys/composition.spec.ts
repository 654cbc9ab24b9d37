import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { signInAs } from '../support/people.ts'

/** Simulates typing with an input method: each step replaces the previous letters, and the last step is committed. */
async function compose(page: Page, ...steps: string[]) {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' })
  await session.detach()
}

test('accepts Korean and Chinese IME text in documents, formulas, slash commands and search', async ({ page, t }) => {
  await signInAs(page, t, 'editor', '/content/edit')
  const text = page.getByRole('textbox', { name: t('contentEdit:body'), exact: true })
  await text.click()
  await compose(page, 'ㅂ', '부', '분')
  await page.keyboard.type(' $\\text{')
  await compose(page, 'f', 'fen', '分')
  await page.keyboard.type('}$ /')
  await compose(page, '부', '분', '분수')
  await expect(page.getByRole('listbox', { name: t('editor:slash.label') }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: t('editor:formula.source') })).toBeFocused()
  await compose(page, 'ㅎ', '합')
  await page.keyboard.press('Enter')
  await expect(text.locator('annotation')).toHaveText(['\\text{分}', '\\frac{합}{b}'])
  await expect(text.getByRole('paragraph')).toContainText('분')
  await page.keyboard.press('Control+Shift+m')
  await expect(page.getByRole('textbox', { name: t('editor:formula.visual.label') })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('math-field')).toBeFocused()
  await compose(page, 'ㅅ', '소', '속', '속ㄹ', '속력')
  await page.keyboard.press('Enter')
  await expect(text.locator('annotation').last()).toHaveText('\\text{속력}')

  await page.goto('/content/list?language=all')
  await page.getByPlaceholder(t('contentList:placeholder')).click()
  await compose(page, 'ㄱ', '그', '그래', '그래프')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/content/list?${new URLSearchParams({ q: '그래프', language: 'all' })}`)
})
