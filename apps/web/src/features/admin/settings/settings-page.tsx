import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { AdminPage } from '../admin-page.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { PlanSales } from './plan-sales.tsx'
import { useBuiltInAnnouncement } from './use-built-in-announcement.ts'

/** The admin page for settings that take effect without a restart. */
export function SettingsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const utils = trpc.useUtils()
  const { data, isError, refetch } = trpc.settings.get.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const builtIn = useBuiltInAnnouncement()
  return (
    <AdminPage title={t('settings.title')} lead={t('settings.lead')}>
      {data && builtIn && (
        <>
          <AnnouncementForm stored={data.announcement} builtIn={builtIn} />
          <PlanSales sales={data.sales} onChange={(changed) => utils.settings.get.setData(undefined, changed)} />
        </>
      )}
      {!data && isError && <RetryAlert onRetry={() => void refetch()}>{t('settings.failed')}</RetryAlert>}
      {!(data && builtIn) && !isError && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
    </AdminPage>
  )
}
