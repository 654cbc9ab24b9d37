import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { answerItem, average, locateAnswerButton, locateUnknownButton, readItem, startRun } from '../support/measure.ts'
import type { Texts } from '../support/texts.ts'

/** Answers items until the current item requires typed input. */
async function reachTypedItem(page: Page, t: Texts) {
  while ((await readItem(page))?.question_type !== 'numerical') await answerItem(page, t, average)
}

const choices = ['A', 'B', 'C', 'D'].map((id) => ({ id, html: `<p>The width is ${id} meters more than its half</p>` }))

/**
 * Shows the current item as multiple choice. A run may have no multiple-choice item, because runs prefer typed items,
 * which provide more information.
 */
async function showChoices(page: Page) {
  await page.route(/assessments\.get/, async (route) => {
    const response = await route.fetch()
    const [{ result }, ...others] = await response.json()
    const item = { ...result.data.item, question_type: 'multiple_choice', choices, unit: null }
    await route.fulfill({ response, json: [{ result: { data: { ...result.data, item } } }, ...others] })
  })
  await page.reload()
  await expect(page.getByRole('radio')).toHaveCount(choices.length)
}

test('has no accessibility violations during a run, from the start page to the dialogs', async ({ page, guard, t }) => {
  test.slow()
  await page.goto('/measure')
  await expect(page.getByRole('button', { name: t('measure:start'), exact: true })).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await startRun(page, t)
  await showChoices(page)
  await inspectPage(page)
  await page.unroute(/assessments\.get/)
  await page.reload()
  guard.allow(/assessments\.answer|ERR_FAILED/)
  await page.route(/assessments\.answer/, (route) => route.abort())
  await locateUnknownButton(page, t).click()
  const waiting = page.getByText(t('measure:waiting.title'))
  await expect(waiting).toBeVisible()
  await inspectPage(page)
  await page.unroute(/assessments\.answer/)
  await page.getByRole('button', { name: t('measure:waiting.retry') }).click()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: t('measure:stop.open'), exact: true }).click()
  await inspectPage(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('measure:pause'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('measure:paused.title') })).toBeVisible()
  await inspectPage(page)
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } })

  test('enters a negative fraction with the on-screen keypad, and rejects a decimal comma', async ({
    page,
    guard,
    t,
  }) => {
    await startRun(page, t)
    await reachTypedItem(page, t)
    const keys = page.getByRole('group', { name: t('measure:keypad.label') })
    for (const name of [
      t('measure:keypad.minus'),
      '7',
      '0',
      t('measure:keypad.delete'),
      t('measure:keypad.slash'),
      '2',
    ]) {
      await keys.getByRole('button', { name, exact: true }).tap()
    }
    const field = page.getByLabel(t('measure:item.number'))
    await expect(field).toHaveValue('-7/2')
    guard.expect(/422/)
    await field.fill('3,5')
    await locateAnswerButton(page, t).click()
    await expect(page.getByText('Use a decimal point, not a comma: 3.5')).toBeVisible()
    await inspectPage(page, { everyLanguage: true })
  })
})
