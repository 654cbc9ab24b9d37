import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

const labels = ['Home', 'Guides', 'Plans', 'Saved Plans', 'Content']

function themeToggle(page: Page) {
  return page.getByRole('button', { name: 'Dark mode' })
}

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

test.describe('the app shell on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('links to the main pages from the side menu and the bottom bar, and keeps content clear of the bar', async ({
    page,
    t,
  }) => {
    await page.goto('/practice')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of labels) await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

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
    await inspectPage(page)

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

    await opener.tap()
    await menu.getByRole('link', { name: 'Saved Plans', exact: true }).tap()
    await expect(page).toHaveURL('/saved')
    await expect(menu).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
  })
})

test('keeps the assistant button from covering content on screens at least 768 px wide', async ({ page, t }) => {
  for (const path of ['/practice', '/content/list', '/guides/us']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(page.getByRole('navigation', { name: t('shell:bottom.title') })).toBeHidden()
      const button = page.getByRole('button', { name: t('shell:chat.open') })
      expect(await findCovered(button), `${path} at ${width} px`).toEqual([])
      await scrollToEnd(page)
      expect(await findCovered(button), `the end of ${path} at ${width} px`).toEqual([])
    }
  }
})

test('follows the system theme by default, and applies a chosen theme before the first paint', async ({ page }) => {
  // Disables transitions, so that colors change at once.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto('/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'true')
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await canvas()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'false')
  const light = await canvas()
  expect(light).not.toBe(dark)
  await themeToggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(canvas).toBe(dark)

  // Records the theme when the body appears, which is before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('themeAtBody', document.documentElement.dataset['theme'] ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => sessionStorage.getItem('themeAtBody'))).toBe('dark')

  await page.emulateMedia({ colorScheme: 'dark' })
  await themeToggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(canvas).toBe(light)
  await page.reload()
  await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => sessionStorage.getItem('themeAtBody'))).toBe('light')
})

test('unregisters service workers of earlier versions at startup', async ({ page }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // The app starts after the page has loaded.
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Simulates the service worker of an earlier version. Any script from this origin would work.
    await navigator.serviceWorker.register('/first.js')
  })
  expect(await registered()).toBe(1)
  await page.reload()
  await expect.poll(registered).toBe(0)
})

test('applies a system theme change to all colors in one frame when motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/guides/us/exams/sat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  const { read, changed } = await page.evaluate(async () => {
    const readColor = (element: Element) => getComputedStyle(element).color
    const colors = new Map(Array.from(document.querySelectorAll('main *'), (element) => [element, readColor(element)]))
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
    // Skip elements that React replaced when it hydrated the page.
    const left = [...colors].filter(([element]) => element.isConnected)
    return { read: left.length, changed: left.filter(([element, color]) => readColor(element) !== color).length }
  })
  expect(read).toBeGreaterThan(100)
  expect(changed).toBe(0)
})
