import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn } from '../support/people.ts'
import { locateActionButton, locateQuestionList, locateQuestionText, storeQuestion } from '../support/questions.ts'

// Wide enough to show the list next to the question.
test.use({ viewport: { width: 1440, height: 900 } })

const dialogs = [
  ['attributes', 'questions:attributes.title'],
  ['preview', 'questions:preview.title'],
  ['compare', 'questions:compare.title'],
] as const

const content_question_mj = '<p>It takes <span data-type="math" data-latex="\\frac{1}{2}"></span> s.</p>'

test('has no accessibility violations in the question list, an open question and its dialogs', async ({ page, t }) => {
  test.slow()
  await signIn(page, 'editor')
  const title = unique('Sound')
  await storeQuestion(page, title, { content_question_mj })
  // Lists only this question, because more rows of the same kind only make axe slower.
  await page.goto(`/admin/questions?search=${encodeURIComponent(title)}`)
  const card = locateQuestionList(page, t).getByRole('link', { name: title })
  await expect(card).toBeVisible()
  await inspectPage(page)
  await card.click()
  await expect(locateQuestionText(page, t).locator('.katex')).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  for (const [name, heading] of dialogs) {
    await locateActionButton(page, t, name).click()
    const dialog = page.getByRole('dialog', { name: t(heading), exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await inspectPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
