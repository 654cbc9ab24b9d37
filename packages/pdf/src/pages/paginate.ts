import { paper, textHeight } from './geometry.ts'
import { newPage, type Page } from './page.ts'
import type { Strip } from './strip.ts'

/** Returns at least one page. */
export function paginate(strips: readonly Strip[]): Page[] {
  let page = newPage()
  const pages = [page]
  let top: number = paper.top
  for (const [index, strip] of strips.entries()) {
    const atTop = top === paper.top
    if (!atTop && top - strip.gap - heightKept(strips, index) < paper.bottom) {
      page = newPage()
      pages.push(page)
      top = paper.top
      if (strip.repeated && strip.repeated.height + strip.height <= textHeight) {
        strip.repeated.paint(page, paper.left, top)
        top -= strip.repeated.height
      }
    } else if (!atTop) {
      top -= strip.gap
    }
    strip.paint(page, paper.left, top)
    top -= strip.height
  }
  return pages
}

/**
 * Returns the total height of a strip and the strips kept with it. If the total exceeds a page, returns only the
 * strip's height.
 */
function heightKept(strips: readonly Strip[], first: number): number {
  const height = strips[first]?.height ?? 0
  let kept = height
  for (let index = first; strips[index]?.keepWithNext && kept <= textHeight; index++) {
    const next = strips[index + 1]
    if (next) kept += next.gap + next.height
  }
  return kept > textHeight ? height : kept
}
