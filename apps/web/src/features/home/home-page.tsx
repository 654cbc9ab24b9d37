import { PageTitle } from '@pathwise/ui/page-title'
import { useTranslation } from 'react-i18next'
import { BelowTheFold } from './below-the-fold.tsx'
import { Hero } from './hero.tsx'
import { QuickStart } from './quick-start.tsx'
import { useCountry } from './use-country.ts'

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
