import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateContentRows } from '../support/content.ts'
import { countPdfs, locateZipButton, seededList, selectFirst } from '../support/export.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'

test('exports a ZIP of PDFs with progress over a WebSocket after a failed and a canceled export', async ({
  page,
  t,
  guard,
}) => {
  guard.expect(/Failed to load resource.*503/)
  guard.expect(/The export failed/)
  const frames: unknown[] = []
  page.on('websocket', (socket) => {
    expect(socket.url()).toMatch(/\/export\/ws\/[\w-]{22}$/)
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload))))
  })
  await signInAs(page, t, 'student', seededList)
  await selectFirst(page, t, 3)
  await page.route(/\/export\/zip/, (route) => route.fulfill({ status: 503 }))
  await locateZipButton(page, t, 3).click()
  await expect(page.getByRole('alert')).toHaveText(t('contentExport:failed'))
  await inspectPage(page)
  await page.unroute(/\/export\/zip/)

  await page.route(/\/export\/zip/, () => {})
  await locateZipButton(page, t, 3).click()
  await inspectPage(page)
  await page.getByRole('button', { name: t('common:cancel') }).click()
  await expect(page.getByText(t('contentExport:cancelled'))).toBeVisible()
  await page.unroute(/\/export\/zip/)

  frames.length = 0
  const download = page.waitForEvent('download')
  await locateZipButton(page, t, 3).click()
  await expect(page.getByRole('progressbar', { name: t('contentExport:progress') })).toBeVisible()
  expect(await countPdfs(await download)).toBe(3)
  await expect(page.getByText(t('contentExport:done'))).toBeVisible()
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) expect(frame).toMatchObject({ progress: expect.any(Number) })
})

test('restores the selection after the visitor signs in', async ({ page, t }) => {
  await page.goto(seededList)
  await expect(locateContentRows(page, t).first()).toBeVisible()
  await selectFirst(page, t, 2)
  await locateZipButton(page, t, 2).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(seededList)}`)
  await page.getByRole('button', { name: t('login:demo.student') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login:submit'), exact: true })
    .click()
  await expect(page).toHaveURL(seededList)
  const download = page.waitForEvent('download')
  await locateZipButton(page, t, 2).click()
  expect(await countPdfs(await download)).toBe(2)
})
