import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

const labels = ['Home', 'Guides', 'Plans', 'Saved Plans', 'Content']

function themeToggle(page: Page) {
  return page.getByRole('button', { name: 'Dark mode' })
}

test('links the main pages in the top bar and marks the current one', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(labels)
  await bar.getByRole('link', { name: 'Saved Plans', exact: true }).click()
  await expect(page).toHaveURL('/saved')
  await expect(bar.getByRole('link', { name: 'Saved Plans', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('opens and closes the visitor menu by mouse and keyboard', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /\(anon\)/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByText('(anon)', { exact: true })).toBeVisible()
  for (const name of ['Plans', 'Saved Plans', 'Content', 'Login']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true }).last()).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Login', exact: true }).press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('shows the build version in the footer', async ({ page, request }) => {
  const { version } = await (await request.get('/api/version')).json()
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText(`Version ${version}`)).toBeVisible()
})

test.describe('shell on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('lists the main links in the side menu', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of labels) await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.tap()
    await menu.getByRole('link', { name: 'Saved Plans', exact: true }).tap()
    await expect(page).toHaveURL('/saved')
    await expect(menu).toBeHidden()
  })
})

/** Returns the controls that a fixed element covers at the current scroll position. */
function findCovered(fixed: Locator): Promise<string[]> {
  return fixed.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const controls = document.querySelectorAll('main :is(a, button, input, select), footer a')
    return [...controls]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test.describe('bottom bar', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('links to five pages without covering the end of the page', async ({ page, t }) => {
    await page.goto('/practice')
    const bar = page.getByRole('navigation', { name: t('shell:bottom.title') })
    const places = bar.getByRole('listitem').locator('> a, button')
    await expect(places).toHaveText(['Today', 'Practice', 'Guides', 'Assistant', 'Me'])
    for (const place of await places.all()) {
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(bar.getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page')
    await scrollToEnd(page)
    expect(await findCovered(bar)).toEqual([])
    await inspectPage(page, { everyLanguage: true })

    await bar.getByRole('link', { name: 'Today' }).tap()
    await expect(page).toHaveURL('/study-plan')
    await expect(page.getByRole('heading', { level: 1, name: t('studyPlan:title') })).toBeFocused()
    await bar.getByRole('button', { name: 'Me' }).tap()
    await expect(bar.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await inspectPage(page)
    await page.keyboard.press('Escape')

    await expect(page.getByRole('button', { name: t('shell:chat.open') })).toBeHidden()
    await bar.getByRole('button', { name: 'Assistant' }).tap()
    const chat = page.getByRole('dialog', { name: t('chat:title') })
    await expect(chat).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chat).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Assistant' })).toBeFocused()

    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
  })
})

test('keeps the assistant button from covering content on screens at least 768 px wide', async ({ page, t }) => {
  for (const path of ['/practice', '/content/list', '/guides/us']) {
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: t('shell:bottom.title') })).toBeHidden()
      const button = page.getByRole('button', { name: t('shell:chat.open') })
      expect(await findCovered(button), `${path} at ${width} px`).toEqual([])
      await scrollToEnd(page)
      expect(await findCovered(button), `the end of ${path} at ${width} px`).toEqual([])
    }
  }
})

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light'
  test.describe(`shell with the ${system} system theme`, () => {
    test.use({ colorScheme: system })

    test(`applies the system theme until ${other} is chosen, then ${other} before the first paint`, async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.locator('html')).not.toHaveAttribute('data-theme')
      await expect(themeToggle(page)).toHaveAttribute('aria-pressed', String(system === 'dark'))
      const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await canvas()
      await themeToggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', other)
      await expect.poll(canvas).not.toBe(before)

      // The browser paints nothing before the body exists.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.body) return
          observer.disconnect()
          sessionStorage.setItem('themeAtBody', document.documentElement.dataset['theme'] ?? 'none')
        }).observe(document, { childList: true, subtree: true })
      })
      await page.reload()
      await expect(themeToggle(page)).toHaveAttribute('aria-pressed', String(other === 'dark'))
      expect(await page.evaluate(() => sessionStorage.getItem('themeAtBody'))).toBe(other)
    })
  })
}

test('unregisters service workers of earlier versions at startup', async ({ page }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto('/')
  await page.evaluate(async () => {
    // In this test, any script from this origin can substitute for an old service worker.
    await navigator.serviceWorker.register('/first.js')
  })
  expect(await registered()).toBe(1)
  await page.reload()
  await expect.poll(registered).toBe(0)
})

test('changes all colors in one frame when motion is reduced and the system theme changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/guides/us/exams/sat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  const { read, changed } = await page.evaluate(async () => {
    const readColor = (element: Element) => getComputedStyle(element).color
    const colors = new Map(Array.from(document.querySelectorAll('main *'), (element) => [element, readColor(element)]))
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
    // React can replace elements when it hydrates the page.
    const left = [...colors].filter(([element]) => element.isConnected)
    return { read: left.length, changed: left.filter(([element, color]) => readColor(element) !== color).length }
  })
  expect(read).toBeGreaterThan(100)
  expect(changed).toBe(0)
})
