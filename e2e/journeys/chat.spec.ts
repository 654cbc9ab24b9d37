import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

test('opens and closes the chat by keyboard, keeps focus in it, and replies with a link to a guide', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/about')
  const opener = page.getByRole('button', { name: t('shell:chat.open') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('chat:title') })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.height).toBe(600)
  const field = dialog.getByLabel(t('chat:field'))
  await expect(field).toBeFocused()
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(field).toHaveValue('one\ntwo')
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
    expect(outside, `after ${step + 1} tabs`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('chat:greeting'))).toBeVisible()
  await field.fill('math?')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(dialog.getByText(t('chat:typing'))).toBeAttached()
  await expect(dialog.getByText(t('chat:replies.math'))).toBeVisible()
  await expect(dialog.getByText(t('chat:typing'))).toHaveCount(0)
  await inspectPage(page)
  await page.setViewportSize({ width: 320, height: 480 })
  const small = await dialog.boundingBox()
  expect(small?.height).toBeLessThanOrEqual(480)
  expect(small?.width).toBeLessThanOrEqual(320)
  await dialog.getByRole('link', { name: t('chat:links.math') }).click()
  await expect(page).toHaveURL('/guides/us/math')
  await expect(dialog).toBeHidden()
})

test('shows an error and a retry button when the chat cannot load', async ({ page, t, guard }) => {
  guard.expect(/failed request.*chat-dialog/)
  guard.allow(/chat-dialog|study assistant|net::ERR/)
  await page.route(/chat-dialog/, (route) => route.abort('connectionfailed'))
  await page.goto('/about')
  await page.getByRole('button', { name: t('shell:chat.open') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('shell:chat.failed'))
})
