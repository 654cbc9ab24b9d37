import { PageTitle } from '@pathwise/ui/page-title'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { BelowTheFold } from './below-the-fold.tsx'
import { QuickStart } from './quick-start.tsx'
import { useCountry } from './use-country.ts'

/** A decorative drawing: a path with three stops, the last one reached. */
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

/** The home page: the introduction, the quick start and the sections below. */
export function HomePage() {
  const { t } = useTranslation('home')
  const country = useCountry()
  return (
    <>
      <PageTitle title={t('title')} description={t('hero.lead')} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <Hero />
        <QuickStart {...country} />
      </div>
      <BelowTheFold {...country} />
    </>
  )
}
