import { lazy, Suspense, useEffect, useRef } from 'react'
import { getI18n } from 'react-i18next'
import type { CountryChoice } from './use-country.ts'

/** After this time the rest comes alive in any case, for readers who do none of these: a screen reader reads on. */
const quietMs = 4_000

/** What a reader does before using anything. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let reveal = () => {}
const nearby = new Promise<void>((resolve) => {
  reveal = resolve
})
// A server, and a browser that cannot tell, has no fold.
if (!('IntersectionObserver' in globalThis)) reveal()

/** Waits until the reader is near. A page that was rendered ahead shows its HTML meanwhile, and comes alive then. */
const HomeSections = lazy(async () => {
  await nearby
  try {
    const texts = getI18n().loadNamespaces(['homeSections', 'recommendationSearch'])
    const [code] = await Promise.all([import('./home-sections.tsx'), texts])
    return { default: code.HomeSections }
  } catch (error) {
    // The upper part works all the same, so that this is no reason to give up the page.
    console.error('The rest of the home page could not be loaded', error)
    return { default: (await import('./sections-missing.tsx')).SectionsMissing }
  }
})

/** Calls `reveal` at the first sign of use. Gives what stops waiting. */
function revealOnUse(): () => void {
  for (const sign of signsOfUse) window.addEventListener(sign, reveal, { once: true, passive: true })
  return () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, reveal)
  }
}

/** Calls `reveal` when the place comes into view. Gives what stops waiting. */
function revealInView(place: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) reveal()
  })
  observer.observe(place)
  return () => observer.disconnect()
}

/** The rest of the home page. Its code and texts are no part of the first visit. */
export function BelowTheFold(country: CountryChoice) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    // What was rendered ahead is there to read already, and its links work: only use needs the code.
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
