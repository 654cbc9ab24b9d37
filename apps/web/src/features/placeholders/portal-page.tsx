import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { WayLink } from './way-link.tsx'

/** Any path that leads nowhere: the main places, as links. */
export function PortalPage() {
  const { t } = useTranslation('placeholders')
  return (
    <>
      <PageHeading title={t('portal.title')} lead={t('portal.text')} />
      <div className="flex flex-wrap gap-3">
        <WayLink way="home" variant="primary" />
        <WayLink way="quickStart" variant="secondary" />
        <WayLink way="usGuides" variant="secondary" />
        <WayLink way="savedPlans" variant="secondary" />
      </div>
    </>
  )
}
