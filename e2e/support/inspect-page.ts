import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** 320 px is a small phone; 640 px is a window of 1280 px at 200 % zoom. */
const narrowWidths = [640, 320]

async function expectNoViolations(page: Page, where: string) {
  // The legacy mode spares a second page, which only frames of other origins would need.
  // A link that the bar at the top hides in part at this moment is no small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await painted(page)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, where).toEqual([])
}

/** What sticks out to the right of the window, innermost last. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Resolves when the page has been painted with what was last changed: React and the layout follow the window a frame later. */
async function painted(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )
}

/**
 * axe in the light theme on a wide screen and in the dark one on a small screen, and no scrolling sideways on small screens and
 * at 200 % zoom. Leaves the page narrow.
 */
export async function inspectPage(page: Page) {
  // Colours that are still fading into each other have no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await expectNoViolations(page, 'light')
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overflowing(page), `sideways at ${width} px`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, 'dark, 320 px')
}
