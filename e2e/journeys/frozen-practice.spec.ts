import { practiceBrowser } from '@pathwise/testing/frozen'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

test('restores mistakes, notes, sets, modules and pending answers from browser storage of 2026-11-25', async ({
  newVisitor,
  server,
  t,
}) => {
  test.slow()
  const localStorage = Object.entries(practiceBrowser).map(([name, value]) => ({ name, value }))
  const context = await newVisitor({
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  const page = await context.newPage()
  const read = (key: string) => page.evaluate((name) => globalThis.localStorage.getItem(name), key)

  // The set resumes at its second problem, and the keyboard shortcuts remain off.
  await page.goto('/practice/set?kind=skill&skill=math.quadratics')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: t('common:keys.open'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked()

  // The page sends both pending answers: one from an abandoned set, and one from this set.
  await expect.poll(() => read('pathwise.practice-waiting.1')).toBe('[]')
  await expect.poll(() => read('pathwise.practice-set.1')).not.toContain('"pending"')
  const before: unknown[] = JSON.parse(practiceBrowser['pathwise.practice.1'])
  expect(JSON.parse((await read('pathwise.practice.1')) ?? '[]')).toHaveLength(before.length + 2)

  await page.goto('/practice/mistakes')
  const notes = page.getByLabel(t('practice:mistakes.note'))
  await expect(notes).toHaveCount(before.length + 2)
  await expect(notes.last()).toHaveValue('Mind the sign.')

  // The hint of the problem that was opened outside a set is still open.
  const { source }: { source: string } = JSON.parse(practiceBrowser['pathwise.practice-problem.1'])
  await page.goto(source)
  await expect(page.getByRole('button', { name: t('practice:player.moreHint') })).toBeVisible()

  // The module's time is up, so the page submits the module.
  await page.clock.setFixedTime('2026-11-27T12:00:00Z')
  await page.goto('/practice/module?section=sat.math')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('practiceModule:result.title'))
  await expect(page.getByRole('table', { name: t('practiceModule:result.byDomain') }).getByRole('row')).toHaveCount(5)
})
