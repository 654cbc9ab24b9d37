import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { languages } from '@pathwise/i18n/languages'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/**
 * Uses the minified build of axe, because the browser parses it in every document. `axe.source` is twice as long.
 * Escapes non-ASCII characters, because even one of them doubles the bytes that the browser copies and scans.
 */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

declare const window: { readonly axe?: typeof axe } & Window & typeof globalThis

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose results depend on colors or the window width. */
const visualRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** 320 px is a small phone. 640 px is a 1280 px window at 200% zoom. */
const narrowWidths = [640, 320] as const
const height = 700

/** Loads axe only into frames that lack it, because parsing axe is slow. */
async function loadAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(`${axeSource};undefined`)
  }
}

/**
 * Runs axe at the top of the page. While a modal dialog is open, axe checks only the dialog, because the page behind it
 * is inert. Journeys inspect the page separately, without the dialog.
 */
async function expectNoViolations(page: Page, where: string, only?: readonly string[]) {
  const runOnly = only ? { type: 'rule' as const, values: [...only] } : { type: 'tag' as const, values: tags }
  await loadAxe(page)
  const found = await page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('axe is not loaded')
      // The sticky top bar could cover part of a link, which axe would report as too small a target.
      window.scrollTo({ top: 0, behavior: 'instant' })
      // Wait two frames, because React and the browser apply earlier changes one frame late.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const checked = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const { violations } = await window.axe.run(checked, options)
      return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    // Skips work that axe does by default: selectors of passing elements, and style sheets for a disabled rule.
    { resultTypes: ['violations' as const], runOnly, preload: { assets: ['media' as const] } },
  )
  expect(found, `${new URL(page.url()).pathname} in the ${where}`).toEqual([])
}

/**
 * The maximum number of requests before the first paint. Early requests delay it by competing with the page's
 * resources.
 */
const mostCallsBeforePaint = 2

/**
 * Asserts that the page sent few tRPC requests before the first paint. A failure shows the path of each request, which
 * lists its procedures.
 */
async function expectFewCallsBeforePaint(page: Page) {
  const calls = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/api/trpc/') && startTime < (paint?.startTime ?? Infinity))
      .map(({ name }) => new URL(name).pathname)
  })
  const allowed = calls.slice(0, mostCallsBeforePaint)
  expect(calls, `${new URL(page.url()).pathname} calls the server too often before its first paint`).toEqual(allowed)
}

/** Returns the elements that extend past the right edge of the window or of the open dialog, outermost first. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const boxes = [root, ...document.querySelectorAll('dialog:modal')].filter(
      ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
    )
    return boxes.flatMap((box) => {
      const edge = box === root ? box.clientWidth : box.getBoundingClientRect().left + box.clientWidth
      return [...box.querySelectorAll('body *, dialog *')]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
        .map((element) => element.outerHTML.slice(0, 120))
    })
  })
}

/** The timeout for a page to load its translations after a language switch. */
const switchMs = 15_000

/**
 * Switches the language, and waits until the page has loaded its translations. Dispatches an event instead of clicking,
 * so that an open dialog does not block it.
 */
function switchLanguage(page: Page, language: string) {
  const options = { chosen: language, limitMs: switchMs }
  return page.evaluate(async ({ chosen, limitMs }) => {
    const select = document.querySelector('header select:has(option[value="zh-TW"])')
    if (!(select instanceof HTMLSelectElement)) throw new Error('The page has no language selection')
    select.value = chosen
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const deadline = performance.now() + limitMs
    const nextFrame = async () => {
      if (performance.now() > deadline) throw new Error(`The page did not switch to ${chosen}`)
      await new Promise(requestAnimationFrame)
    }
    while (document.documentElement.lang !== chosen) await nextFrame()
    // One frame after the language changes, React shows a skeleton, or marks a guide as busy, until translations load.
    do await nextFrame()
    while (document.querySelector('main :is(article, div)[aria-busy="true"]'))
  }, options)
}

/** Hides or shows the page. The browser lays out a hidden page, but paints nothing. */
function setHidden(page: Page, hidden: boolean) {
  return page.evaluate(
    (opacity) => {
      document.documentElement.style.opacity = opacity
    },
    hidden ? '0' : '',
  )
}

async function expectToFit(page: Page, language: string, widths: readonly number[] = narrowWidths) {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
    expect(
      await findOverflow(page),
      `${new URL(page.url()).pathname} scrolls sideways in ${language} at ${width} px`,
    ).toEqual([])
  }
}

async function expectToFitInOtherLanguages(page: Page, language: string) {
  for (const [index, other] of languages.filter((known) => known !== language).entries()) {
    await switchLanguage(page, other)
    // Alternates the order of the widths to avoid resizes. Every resize lays out and paints the page.
    await expectToFit(page, other, index % 2 === 0 ? narrowWidths.toReversed() : narrowWidths)
  }
  await switchLanguage(page, language)
}

/**
 * Checks that an English page does not scroll sideways in any language on small screens or at 200% zoom. Leaves the
 * page hidden and the window narrow.
 */
export async function assertNoHorizontalScroll(page: Page) {
  await setHidden(page, true)
  await expectToFitInOtherLanguages(page, 'en')
  await expectToFit(page, 'en')
}

/**
 * Runs all axe rules in the light theme, and the visual rules in the dark theme on a small screen. Checks that the page
 * does not scroll sideways on small screens or at 200% zoom, and that it sends at most two tRPC requests before its
 * first paint. Restores the window size and the language.
 * @param everyLanguage whether to check for sideways scrolling in all languages, which is needed once per page
 */
export async function inspectPage(page: Page, { everyLanguage = false } = {}) {
  await expectFewCallsBeforePaint(page)
  const window = page.viewportSize()
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
  // Color contrast cannot be measured during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await expectNoViolations(page, 'light theme')

  await setHidden(page, true)
  if (everyLanguage) await expectToFitInOtherLanguages(page, language)
  await expectToFit(page, language)
  await setHidden(page, false)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, 'dark theme at 320 px', visualRules)
  await page.emulateMedia({ colorScheme: null })
  if (window) await page.setViewportSize(window)
  // Restore motion last. Otherwise, the browser would animate the changes above.
  await page.emulateMedia({ reducedMotion: null })
}
