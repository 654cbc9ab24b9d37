import { lazy, Suspense, useEffect, useRef } from 'react'
import { getI18n } from 'react-i18next'
import type { CountryChoice } from './use-country.ts'

/** After this time without scrolling the rest comes too, for readers who never scroll: a screen reader reads on. */
const quietMilliseconds = 4_000

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

/** The rest of the home page. Its code and texts are no part of the first visit. */
export function BelowTheFold(country: CountryChoice) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) reveal()
    })
    observer.observe(place.current)
    const timer = setTimeout(reveal, quietMilliseconds)
    return () => {
      observer.disconnect()
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
