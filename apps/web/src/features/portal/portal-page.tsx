import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import { ExpiringPanel } from '../billing/expiring/expiring-panel.tsx'
import { OperationsButton } from '../operations/operations-button.tsx'
import { PortalAccount } from './portal-account.tsx'
import { PortalPlaces } from './portal-places.tsx'

/**
 * The page for any path outside the route table: links to the main pages, login or logout, and tools for operators.
 * @param missing whether the path is unknown, in which case the page says so
 */
export function PortalPage({ missing }: { missing: boolean }) {
  const { t } = useTranslation('portal')
  const { data: config } = trpc.system.config.useQuery(undefined, { staleTime: Infinity })
  return (
    <>
      <PageHeading title={t(missing ? 'missing.title' : 'title')} lead={t(missing ? 'missing.text' : 'text')} />
      <div className="grid gap-6">
        {config?.development && (
          <Alert tone="info" title={t('development.title')}>
            {t('development.text')}
          </Alert>
        )}
        <PortalPlaces />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <PortalAccount />
          <Card as="section" aria-labelledby="portal-operations">
            <h2 id="portal-operations" className="text-xl font-semibold">
              {t('operations.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('operations.text')}</p>
            <OperationsButton />
          </Card>
        </div>
        {/* Only admins load its texts, and the rest of the page does not wait for them. */}
        <Suspense fallback={null}>
          <ExpiringPanel />
        </Suspense>
      </div>
    </>
  )
}
