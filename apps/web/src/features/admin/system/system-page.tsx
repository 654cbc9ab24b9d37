import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { AdminPage } from '../admin-page.tsx'
import { FailedEvents } from './failed-events.tsx'
import { HealthView } from './health-view.tsx'

export function SystemPage() {
  const { t } = useTranslation(['admin', 'common'])
  const { data, isError, isFetching, refetch } = trpc.deployment.health.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const reload = () => void refetch()
  return (
    <AdminPage title={t('system.title')} lead={t('system.lead')}>
      <div>
        <Button variant="secondary" size="small" busy={isFetching} onClick={reload}>
          {t('system.reload')}
        </Button>
      </div>
      {data && <HealthView health={data} />}
      {!data && isError && <RetryAlert onRetry={reload}>{t('system.failed')}</RetryAlert>}
      {!data && !isError && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
      <FailedEvents onHandled={reload} />
    </AdminPage>
  )
}
