import { PageTitle } from '@pathwise/ui/page-title'
import { useTranslation } from 'react-i18next'
import { Hero } from './hero.tsx'
import { ModulesGrid } from './modules-grid.tsx'
import { QuickStart } from './quick-start.tsx'

/** What Pathwise is, and the shortest way to a strategy. */
export function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageTitle title={t('title')} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <Hero />
        <QuickStart />
      </div>
      <ModulesGrid />
    </>
  )
}
