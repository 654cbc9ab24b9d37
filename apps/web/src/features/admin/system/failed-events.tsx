import type { FailedEvent, FailedEventsPage as Loaded } from '@pathwise/api/deployment/deployment.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { AdminCell, AdminList } from '../list/admin-list.tsx'
import { useKeysetPages } from '../list/use-keyset-pages.ts'

const columns = ['id', 'type', 'failed'] as const

/** Lists the Stripe events that could not be processed, each with a retry button. */
export function FailedEvents({ onHandled }: { onHandled: () => void }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { client } = trpc.useUtils()
  const { pages, ...list } = useKeysetPages<Loaded>({
    key: ['events'],
    load: (cursor, signal) =>
      client.deployment.failedEvents.query({ ...(cursor !== undefined && { cursor }) }, { signal }),
  })
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
        items={pages?.flatMap(({ items }) => items)}
        empty={t('system.eventsEmpty')}
        pages={list}
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
              list.reload()
              onHandled()
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Dialog>
      )}
    </section>
  )
}
