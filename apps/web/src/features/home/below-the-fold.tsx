import { lazy, Suspense, useEffect, useRef } from 'react'
import { getI18n } from 'react-i18next'
import type { CountryChoice } from './use-country.ts'

/**
 * The maximum delay before the rest of the page loads, for readers who trigger no event, such as screen reader users.
 */
const quietMs = 4_000

/** The events that signal that the reader is using the page. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let reveal = () => {}
const nearby = new Promise<void>((resolve) => {
  reveal = resolve
})
// Load immediately on the server and in browsers without IntersectionObserver.
if (!('IntersectionObserver' in globalThis)) reveal()

/** The lower part of the page, loaded once the reader is near. A prerendered page shows its HTML until then. */
const HomeSections = lazy(async () => {
  await nearby
  try {
    const texts = getI18n().loadNamespaces(['homeSections', 'recommendationSearch'])
    const [code] = await Promise.all([import('./home-sections.tsx'), texts])
    return { default: code.HomeSections }
  } catch (error) {
    // The upper part still works, so do not fail the whole page.
    console.error('The rest of the home page could not be loaded', error)
    return { default: (await import('./sections-missing.tsx')).SectionsMissing }
  }
})

/** Calls `reveal` on the first sign of use. Returns a cleanup function. */
function revealOnUse(): () => void {
  for (const sign of signsOfUse) window.addEventListener(sign, reveal, { once: true, passive: true })
  return () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, reveal)
  }
}

/** Calls `reveal` when the element becomes visible. Returns a cleanup function. */
function revealInView(place: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) reveal()
  })
  observer.observe(place)
  return () => observer.disconnect()
}

/** The lower part of the home page. Its code and texts are not part of the initial load. */
export function BelowTheFold(country: CountryChoice) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    // Prerendered content is already readable and its links work; only interaction needs the code.
    const stopWaiting = place.current.querySelector('h2') ? revealOnUse() : revealInView(place.current)
    const timer = setTimeout(reveal, quietMs)
    return () => {
      stopWaiting()
      clearTimeout(timer)
    }
  }, [])

  return (
    <div ref={place} className="mt-16 lg:mt-20">
      <Suspense fallback={<div className="min-h-dvh" />}>
        <HomeSections {...country} />
      </Suspense>
    </div>
  )
}
