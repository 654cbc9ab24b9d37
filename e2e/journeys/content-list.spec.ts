import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateContentRows, storeItems, unique } from '../support/content.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn } from '../support/people.ts'
import type { Texts } from '../support/texts.ts'

async function search(page: Page, t: Texts, words: string) {
  await page.getByPlaceholder(t('contentList:placeholder')).fill(words)
  await page.getByRole('button', { name: t('contentList:search'), exact: true }).click()
}

/** Scrolls by half a window at a time until the end of the list is visible. Returns the ids of all rows on the way. */
async function scrollThrough(page: Page, t: Texts): Promise<number[]> {
  const list = page.getByRole('list', { name: t('contentList:list'), exact: true })
  const end = page.getByText(t('contentList:end'))
  const ids = new Map<number, number>()
  for (;;) {
    const isLast = await end.isVisible()
    const seen = await list.evaluate(async (element) => {
      const found: [position: number, id: number][] = []
      // Scrolls several times per call, because a call from the test takes longer than a scroll.
      for (let step = 0; step < 8; step += 1) {
        for (const row of element.querySelectorAll('[aria-posinset]'))
          found.push([Number(row.getAttribute('aria-posinset')), Number(/#(\d+)/.exec(row.textContent ?? '')?.[1])])
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      return found
    })
    for (const [position, id] of seen) ids.set(position, id)
    if (!isLast) continue
    const positions = [...ids.keys()].toSorted((one, other) => one - other)
    expect(positions).toEqual(positions.map((_, index) => index + 1))
    return positions.map((position) => ids.get(position) ?? 0)
  }
}

test('lets a visitor scroll through the whole library, newest first', async ({ page, t }) => {
  await page.goto('/content/list?language=all')
  await expect(locateContentRows(page, t).first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('content.list')) asked.push(decodeURIComponent(request.url()))
  })
  const ids = await scrollThrough(page, t)
  expect(ids.length).toBeGreaterThanOrEqual(60)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(asked.length).toBeGreaterThanOrEqual(3)
  // Only rows near the viewport are in the DOM.
  expect(await locateContentRows(page, t).count()).toBeLessThan(40)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(
    locateContentRows(page, t)
      .filter({ hasText: `#${ids[0]}` })
      .and(page.locator('[aria-posinset="1"]')),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('contentList:new'), exact: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: t('contentList:mine'), exact: true })).toHaveCount(0)
})

test('filters by title and author, stores the search in the URL, and keeps the selection', async ({ page, t }) => {
  const name = unique('Searched')
  await signIn(page, 'editor')
  await storeItems(page, 2, name)
  await page.goto('/content/list')
  const first = page.getByRole('checkbox', { name: new RegExp(`${name} 2`) })
  await first.check()
  await inspectPage(page, { everyLanguage: true })
  await search(page, t, `  ${name} 1  `)
  await expect(page).toHaveURL(`/content/list?${new URLSearchParams({ q: `${name} 1` })}`)
  await expect(locateContentRows(page, t)).toHaveCount(1)
  await page.reload()
  await expect(page.getByPlaceholder(t('contentList:placeholder'))).toHaveValue(`${name} 1`)
  await expect(locateContentRows(page, t)).toHaveCount(1)
  await page.getByRole('checkbox', { name: new RegExp(`${name} 1`) }).check()
  await page.getByRole('button', { name: t('contentList:reset'), exact: true }).click()
  await expect(page).toHaveURL('/content/list')
  await expect(page.getByRole('checkbox', { name: new RegExp(`${name} 1`) })).toBeChecked()
  // Opening an item and going back must keep the selection.
  await page.getByRole('link', { name: `${name} 2`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: new RegExp(`${name} 1`) })).toBeChecked()
  await search(page, t, 'no title has these words')
  await expect(page.getByRole('heading', { name: t('contentList:empty.title') })).toBeVisible()
  await page.getByRole('button', { name: t('contentExport:clear') }).click()
  await page.getByRole('button', { name: t('contentExport:zip', { number: '0' }) }).click()
  await expect(page.getByRole('alert')).toHaveText(t('contentExport:selectFirst'))
  await inspectPage(page)

  await page.getByRole('button', { name: t('contentList:reset'), exact: true }).click()
  await page.getByRole('checkbox', { name: t('contentList:mine'), exact: true }).check()
  await expect(page).toHaveURL('/content/list?mine=1')
  await expect(locateContentRows(page, t).filter({ hasText: name })).toHaveCount(2)
  await expect(locateContentRows(page, t).filter({ hasText: 'Pathwise' })).toHaveCount(0)
  await expect(locateContentRows(page, t).filter({ hasNotText: 'Demo editor' })).toHaveCount(0)
})

test('deselects a deleted item, and lets the editor undo the deletion by keyboard', async ({ page, t }) => {
  const name = unique('Deleted')
  await signIn(page, 'editor')
  const [id = 0] = await storeItems(page, 1, name)
  await page.goto('/content/list')
  const title = `${name} 1`
  const row = locateContentRows(page, t).filter({ hasText: title })
  const box = page.getByRole('checkbox', { name: t('contentList:select', { id, title }) })
  await expect(box).toBeVisible()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('contentList:actionsNamed', { id, title }) })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('contentList:deleteNamed', { id, title }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('contentList:deleted', { id, title }))).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('contentExport:zip', { number: '0' }) })).toBeVisible()
  await expect(page.getByRole('button', { name: t('contentList:undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(1)
  await expect(page.getByText(t('contentList:undone', { id }))).toBeVisible()
})
