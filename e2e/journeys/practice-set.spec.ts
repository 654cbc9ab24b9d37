import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import type { Texts } from '../support/texts.ts'

const address = '/practice/set?kind=skill&skill=math.quadratics'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unknown = (page: Page, t: Texts) => page.getByRole('button', { name: t('practice:player.unknown'), exact: true })
const next = (page: Page, t: Texts) =>
  page.getByRole('button', {
    name: new RegExp(`^(${t('practice:player.next')}|${t('practice:player.toResult')})$`),
  })

test('plays a set with a second try, goes on after a reload, and shows the result', async ({ page, t }) => {
  test.slow()
  await page.goto(address)
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await inspectPage(page, { everyLanguage: true })
  await unknown(page, t).click()
  await expect(page.getByRole('heading', { level: 2, name: t('practice:explanation'), exact: true })).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  const first = await heading(page).textContent()
  await expect(next(page, t)).toBeFocused()
  await page.keyboard.press('n')
  await expect(heading(page)).not.toHaveText(first ?? '')
  await expect(heading(page)).toBeFocused()
  const second = await heading(page).textContent()
  await page.reload()
  await expect(heading(page)).toHaveText(second ?? '')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()

  const result = page.getByRole('heading', { level: 1, name: t('practice:result.title') })
  const check = page.getByRole('button', { name: t('practice:check'), exact: true })
  await page.getByRole('radio').or(page.getByRole('textbox')).first().waitFor()
  if (await page.getByRole('radio').first().isVisible()) {
    await page.getByRole('radio').first().check()
    await check.click()
    await expect(page.getByRole('status')).toBeVisible()
  }
  while (!(await result.isVisible())) {
    const before = await heading(page).textContent()
    if (await unknown(page, t).isVisible()) await unknown(page, t).click()
    await next(page, t).click()
    await expect(heading(page)).not.toHaveText(before ?? '')
  }
  await expect(result).toBeFocused()
  await inspectPage(page, { everyLanguage: true })
  await page.reload()
  await expect(result).toBeVisible()

  await page.getByRole('link', { name: t('practice:mistakes.title'), exact: true }).click()
  await expect(page.getByRole('link', { name: first ?? '' })).toBeVisible()
  await page.getByLabel(t('practice:mistakes.note')).first().fill('Mind the sign.')
  await inspectPage(page, { everyLanguage: true })
  await page.reload()
  await expect(page.getByLabel(t('practice:mistakes.note')).first()).toHaveValue('Mind the sign.')
})

test('checks an answer that was given without a connection once it is back', async ({ page, t, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(address)
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await context.setOffline(true)
  await unknown(page, t).click()
  await expect(page.getByText(t('practice:player.waitingTitle'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: t('practice:explanation'), exact: true })).toBeVisible()
})
