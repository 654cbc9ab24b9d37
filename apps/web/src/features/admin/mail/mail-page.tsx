import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { AdminPage } from '../admin-page.tsx'
import { MailTable } from './mail-table.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

export function MailPage() {
  const { t } = useTranslation(['mailAdmin', 'common'])
  const { data, isError, isFetching, refetch } = trpc.mail.list.useQuery({}, { staleTime: 0 })
  const reload = () => void refetch()
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <ResetLinkForm />
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl font-semibold">{t('list.title')}</h2>
          <Button variant="secondary" size="small" busy={isFetching} onClick={reload}>
            {t('list.reload')}
          </Button>
        </div>
        {data && <Alert tone={data.mode === 'off' ? 'warning' : 'info'}>{t(`mode.${data.mode}`)}</Alert>}
        {data && <MailTable mails={data.mails} />}
        {!data && isError && <RetryAlert onRetry={reload}>{t('list.failed')}</RetryAlert>}
        {!data && !isError && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
      </div>
    </AdminPage>
  )
}
