import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import {
  answerAll,
  answerItem,
  average,
  completeRunByApi,
  locateItemHeading,
  locateResultHeading,
  readItem,
  startRun,
  think,
} from '../support/measure.ts'
import { buildAccount, submitRegistration } from '../support/people.ts'
import { openReport } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

async function stopHere(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('measure:stop.open'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('measure:stop.confirm'), exact: true })
    .click()
}

test('lets a visitor start a run from a report, finish it, and view its result and answers', async ({ page, t }) => {
  test.slow()
  await openReport(page, t)
  await page.getByRole('link', { name: t('plan:offer.start') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('measure:title') })).toBeVisible()
  await expect(page.getByText(/Grade 11 · United States · SAT 1500\+/)).toBeVisible()
  await startRun(page, t)
  await answerAll(page, t, average)

  await expect(locateResultHeading(page, t, t('strategy:section.sat.math'))).toBeFocused()
  await expect(page.getByRole('region', { name: t('measure:result.overall') })).toContainText('8 times out of 10')
  const algebra = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Algebra' }) })
  await algebra.getByRole('button', { name: /skills$/ }).click()
  await algebra
    .getByRole('button', { name: /^Based on \d+ answers?$/ })
    .first()
    .click()
  await algebra
    .getByRole('button', { name: /^Question \d+/ })
    .first()
    .click()
  await expect(algebra.getByText(t('measure:answer.why'))).toBeVisible()
  await page.getByRole('button', { name: t('measure:result.table') }).click()
  await expect(page.getByRole('table', { name: t('measure:result.area') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('measure:result.plan') })).toHaveAttribute('href', /^\/plan\?run=/)
  await inspectPage(page, { everyLanguage: true })

  await page.getByRole('link', { name: t('measure:result.progress') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('strategy:section.sat.math') })).toBeVisible()
  await expect(page.getByText(t('progress:device'))).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: t('measure:result.plan') }).click()
  const areas = page.getByRole('region', { name: 'Weaknesses' })
  // The first weakness is expanded. Clicking expands the others.
  await areas.locator('details').first().waitFor()
  const closed = areas.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(areas.getByText(/^Measured: \d+ to \d+ of 10 medium questions/).first()).toBeVisible()
  await expect(page).not.toHaveURL(/run=/)
})

test('lets a student answer, pause, resume and stop a run by keyboard, and delete the answers', async ({
  page,
  guard,
  t,
}) => {
  await startRun(page, t)
  await think(page)
  const focused = page.locator(':focus')
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  }
  const isTyped = (await readItem(page))?.question_type === 'numerical'
  await tabTo(isTyped ? page.getByLabel(t('measure:item.number')) : page.getByRole('radio').first())
  await page.keyboard.press(isTyped ? '7' : 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(locateItemHeading(page, t, 2)).toBeFocused()
  const item = await readItem(page)
  const address = page.url()
  await tabTo(page.getByRole('button', { name: t('measure:pause'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('measure:paused.title') })).toBeVisible()
  await page.reload()
  await expect(locateItemHeading(page, t, 2)).toBeVisible()
  await page.goto('/measure')
  await page.getByRole('link', { name: t('measure:open.goOn', { number: 2 }) }).click()
  await expect(locateItemHeading(page, t, 2)).toBeVisible()
  expect(await readItem(page)).toEqual(item)

  await tabTo(page.getByRole('button', { name: t('measure:stop.open'), exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('measure:stop.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focused).toHaveText(t('measure:stop.open'))
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: t('measure:stop.confirm'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(locateResultHeading(page, t, t('strategy:section.sat.math'))).toBeFocused()
  await expect(page.getByText(t('measure:result.fewTitle'))).toBeVisible()
  await inspectPage(page)

  await page.getByRole('button', { name: t('measure:remove.open') }).click()
  await inspectPage(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('measure:remove.confirm') })
    .click()
  await expect(page.getByText(t('measure:remove.done'))).toBeVisible()
  guard.expect(/404/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: t('measure:missing.title') })).toBeVisible()
  await inspectPage(page)
})

test('moves a run to the account at sign-up, and starts a detailed run from the progress page', async ({
  page,
  guard,
  t,
}) => {
  guard.allow(/404|401/)
  await startRun(page, t)
  await answerItem(page, t, () => true)
  await expect(locateItemHeading(page, t, 2)).toBeVisible()
  await stopHere(page, t)
  await page.getByRole('link', { name: t('measure:keep.register') }).click()
  await submitRegistration(page, t, buildAccount('Mina'), 2005)
  await expect(page.getByText(t('measure:keep.kept'))).toBeVisible()

  await completeRunByApi(page, average)
  await page.goto('/progress')
  await expect(page.getByRole('heading', { level: 2, name: t('strategy:section.sat.math') })).toBeVisible()
  await expect(page.getByText(t('progress:device'))).toHaveCount(0)
  await expect(page.getByText(/^Measured on/)).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  const closer = page.getByRole('link', { name: /^Look closer: / }).first()
  const name = (await closer.getAttribute('aria-label'))?.replace('Look closer: ', '') ?? ''
  await closer.click()
  await expect(page.getByRole('heading', { level: 1, name: t('measure:closer.title', { domain: name }) })).toBeVisible()
  await page.getByRole('button', { name: t('measure:start'), exact: true }).click()
  await expect(locateItemHeading(page, t, 1)).toBeVisible()
  await stopHere(page, t)
  await expect(locateResultHeading(page, t, name)).toBeVisible()
  await expect(page.getByText(t('measure:keep.kept'))).toBeVisible()
})
