import { buttonStyle } from '@pathwise/ui/button'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PathDrawing } from './path-drawing.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="lg:pt-4">
      <h1 tabIndex={-1} className="max-w-2xl text-display font-bold tracking-tight break-keep wrap-anywhere">
        {t('hero.title')}
      </h1>
      <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">{t('hero.lead')}</p>
      <Link to="/guides/us" className={`mt-8 ${buttonStyle({ variant: 'secondary' })}`}>
        {t('hero.browse')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Link>
      <PathDrawing />
    </section>
  )
}
