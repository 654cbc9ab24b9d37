import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import { PortalAccount } from './portal-account.tsx'
import { PortalPlaces } from './portal-places.tsx'

interface PortalPageProps {
  /** The address led nowhere, and the page says so. */
  missing: boolean
  loginForm: ReactNode
  operations: ReactNode
  /** For administrators only. */
  expiring: ReactNode
}

/** Any path that is not in the route table: the main places, the way in and out, and the operators' corner. */
export function PortalPage({ missing, loginForm, operations, expiring }: PortalPageProps) {
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
          <PortalAccount loginForm={loginForm} />
          <Card as="section" aria-labelledby="portal-operations">
            <h2 id="portal-operations" className="text-xl font-semibold">
              {t('operations.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('operations.text')}</p>
            {operations}
          </Card>
        </div>
        {expiring}
      </div>
    </>
  )
}
