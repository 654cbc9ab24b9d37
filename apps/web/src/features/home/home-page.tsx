import { PageTitle } from '@pathwise/ui/page-title'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { getI18n, useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { callOnceVisible } from '../../lib/call-once-visible.ts'
import { QuickStart } from './quick-start.tsx'
import { HomeHero } from './today/home-hero.tsx'
import { type CountryChoice, useCountry } from './use-country.ts'

/** Draws a decorative path with stops along it. */
function PathDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 120"
      className="mt-10 hidden w-full max-w-xl lg:block"
      fill="none"
      strokeLinecap="round"
    >
      <path
        d="M12 100C90 100 96 44 168 44s86 52 164 52 92-76 216-76"
        strokeWidth="4"
        strokeDasharray="1 13"
        className="stroke-control"
      />
      <path d="M12 100C90 100 96 44 168 44" strokeWidth="4" className="stroke-accent" />
      <circle cx="12" cy="100" r="9" className="fill-accent" />
      <circle cx="168" cy="44" r="9" className="fill-accent" />
      <circle cx="332" cy="96" r="8" strokeWidth="4" className="fill-canvas stroke-accent" />
      <circle cx="540" cy="20" r="16" className="fill-accent-soft" />
      <circle cx="540" cy="20" r="7" className="fill-accent" />
    </svg>
  )
}

function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="lg:pt-4">
      <h1 tabIndex={-1} className="max-w-2xl text-display font-bold tracking-tight break-keep wrap-anywhere">
        {t('hero.title')}
      </h1>
      <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">{t('hero.lead')}</p>
      <ButtonLink to="/guides/us" variant="secondary" className="mt-8">
        {t('hero.browse')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
      <PathDrawing />
    </section>
  )
}

export function HomePage() {
  const { t } = useTranslation('home')
  const country = useCountry()
  return (
    <>
      <PageTitle title={t('title')} description={t('hero.lead')} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <HomeHero>
          <Hero />
        </HomeHero>
        <QuickStart {...country} />
      </div>
      <BelowTheFold {...country} />
    </>
  )
}

/**
 * The lower part of the page loads after this many milliseconds even if none of the events in `interactionEvents`
 * occurs, because a screen reader may trigger none of them.
 */
const loadAnywayAfterMs = 4_000

/** Events that indicate that the reader is using the page. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let reveal = () => {}
const nearby = new Promise<void>((resolve) => {
  reveal = resolve
})
// Load the lower part immediately on the server and in browsers without IntersectionObserver.
if (!('IntersectionObserver' in globalThis)) reveal()

/**
 * The lower part of the page, whose code loads when the reader gets near it. A prerendered page shows the static HTML
 * until then.
 */
const HomeSections = lazy(async () => {
  await nearby
  try {
    const texts = getI18n().loadNamespaces(['homeSections', 'recommendationSearch'])
    const [code] = await Promise.all([import('./home-sections.tsx'), texts])
    return { default: code.HomeSections }
  } catch (error) {
    // Log the error instead of failing the whole page, because the upper part still works.
    console.error('The rest of the home page could not be loaded', error)
    return { default: (await import('./home-sections-failed.tsx')).HomeSectionsFailed }
  }
})

/** Calls `reveal` on the reader's first interaction. Returns a cleanup function. */
function revealOnUse(): () => void {
  for (const sign of interactionEvents) window.addEventListener(sign, reveal, { once: true, passive: true })
  return () => {
    for (const sign of interactionEvents) window.removeEventListener(sign, reveal)
  }
}

function BelowTheFold(country: CountryChoice) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    // Prerendered content is readable and its links work, so loading the code can wait for an interaction.
    const stopWaiting = place.current.querySelector('h2') ? revealOnUse() : callOnceVisible(place.current, reveal)
    const timer = setTimeout(reveal, loadAnywayAfterMs)
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
