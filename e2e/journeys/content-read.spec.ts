import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateContentRows, storeItem, unique } from '../support/content.ts'
import { countPdfs } from '../support/export.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn } from '../support/people.ts'

const body = `<p>The area is <span data-type="math" data-latex="x^2"></span>.</p><h2>Table</h2>
<table><thead><tr><th>n</th><th>n²</th></tr></thead><tbody><tr><td>2</td><td>4</td></tr></tbody></table>
<pre><code class="language-python">print(2 ** 10)</code></pre><ul><li data-checked="true"><p>done</p></li></ul>`

/** A formula wider than a small screen must scroll in its own container. */
const wide = '<div data-type="math" data-latex="x = a + b + c + d + e + f + g + h + i + j + k + l + m + n + o"></div>'

test('opens an item with formulas in the item’s language, and downloads it', async ({ page, t }) => {
  const name = unique('읽기')
  await signIn(page, 'editor')
  const title = `${name} <span data-type="math" data-latex="\\pi r^2"></span>`
  const id = await storeItem(page, { title, body: body + wide, language: 'ko' })
  await page.goto('/content/list?language=ko')
  await locateContentRows(page, t).filter({ hasText: name }).getByRole('link').first().click()
  await expect(page).toHaveURL(`/content/read?id=${id}`)
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(name) })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  await expect(page.locator('article .katex').first()).toBeVisible()
  await expect(page.locator('article').getByText('print(2 ** 10)')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Demo editor', { exact: false }).first()).toBeVisible()
  await expect(page.locator('article [data-latex]:not(:has(.katex))')).toHaveCount(0)
  const button = page.getByRole('button', { name: t('contentRead:download') })
  await expect(button).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  const download = page.waitForEvent('download')
  await button.click()
  expect(await countPdfs(await download)).toBe(1)
  await page.getByRole('link', { name: t('contentRead:edit'), exact: true }).click()
  await expect(page).toHaveURL(`/content/edit?id=${id}`)
})
