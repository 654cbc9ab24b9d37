import type { FailedEvent } from '@pathwise/api/deployment/deployment.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useListPages } from '../../../lib/use-list-pages.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { AdminCell, AdminList } from '../list/admin-list.tsx'
import { listOptions } from '../list/list-options.ts'

const columns = ['id', 'type', 'failed'] as const

/** Lists the Stripe events that could not be processed, each with a retry button. */
export function FailedEvents({ onHandled }: { onHandled: () => void }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const list = trpc.deployment.failedEvents.useInfiniteQuery({}, listOptions)
  const pages = useListPages(list)
  const [asked, setAsked] = useState<FailedEvent>()
  const [handled, setHandled] = useState<string>()
  const { mutateAsync: retry } = trpc.deployment.retryEvent.useMutation()
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-xl font-semibold">{t('system.events')}</h2>
      {handled !== undefined && (
        <Alert key={handled} tone="success">
          <span className="wrap-anywhere">{t('system.retried', { id: handled })}</span>
        </Alert>
      )}
      <AdminList
        caption={t('system.events')}
        columns={[
          ...columns.map((key) => ({ key, label: t(`system.eventColumns.${key}`) })),
          { key: 'actions', label: t('list.actions') },
        ]}
        items={list.data?.pages.flatMap(({ items }) => items)}
        empty={t('system.eventsEmpty')}
        pages={pages}
        renderRow={(event) => (
          <tr key={event.id}>
            <AdminCell>
              <span className="font-mono">{event.id}</span>
            </AdminCell>
            <AdminCell>{event.type}</AdminCell>
            <AdminCell nowrap>{format.shortDateTime(event.failed_at)}</AdminCell>
            <AdminCell nowrap>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('system.retryNamed', { id: event.id })}
                onClick={() => setAsked(event)}
              >
                {t('system.retry')}
              </Button>
            </AdminCell>
          </tr>
        )}
      />
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} title={t('system.retryTitle')} className="wrap-anywhere">
          <ConfirmAction
            text={t('system.retryText')}
            label={t('system.retry')}
            action={() => retry({ id: asked.id })}
            onDone={() => {
              setHandled(asked.id)
              setAsked(undefined)
              void list.refetch()
              onHandled()
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Dialog>
      )}
    </section>
  )
}
