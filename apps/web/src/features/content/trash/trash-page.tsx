import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useHasRole } from '../../../lib/session/use-has-role.ts'
import { type ContentPages, useContentPages } from '../content-pages.ts'
import { toPlainTitle } from '../plain-title.ts'
import { TrashTable } from './trash-table.tsx'
import { useTrash } from './use-trash.ts'

function TrashFoot({ pages: { items, loading, failed, hasMore, loadMore, retry } }: { pages: ContentPages }) {
  const { t } = useTranslation(['trash', 'common'])
  if (failed) return <RetryAlert onRetry={retry}>{t('trash:loadFailed')}</RetryAlert>
  if (!items) return <output className="text-muted">{t('common:loading')}</output>
  if (!hasMore) return null
  return (
    <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
      {loading ? t('common:loading') : t('trash:loadMore')}
    </Button>
  )
}

function EmptyTrash() {
  const { t } = useTranslation('trash')
  const list = (
    <ButtonLink to="/content/list" variant="secondary">
      {t('empty.list')}
    </ButtonLink>
  )
  return (
    <EmptyState icon={<Trash2 />} title={t('empty.title')} action={list}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** Editors can restore deleted items. Admins can also delete them permanently. */
export function TrashPage() {
  const { t } = useTranslation('trash')
  const canDelete = useHasRole('admin')
  const pages = useContentPages({ place: 'trash' })
  const [asked, setAsked] = useState<ContentItem>()
  const { items = [] } = pages
  const { place, news, busyId, restore, deleteForGood, passwordForm } = useTrash(items)
  const succeeded = news?.kind === 'restored' || news?.kind === 'deleted'
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div ref={place} className="grid justify-items-start gap-6">
        {news && (
          <Alert key={`${news.kind}-${news.id}`} tone={succeeded ? 'success' : 'danger'} className="w-full">
            {t(news.kind, { id: news.id })}
          </Alert>
        )}
        {passwordForm}
        {items.length > 0 && (
          <div className="w-full min-w-0">
            <TrashTable items={items} busyId={busyId} canDelete={canDelete} onRestore={restore} onDelete={setAsked} />
          </div>
        )}
        {pages.items?.length === 0 && !pages.hasMore && (
          <div className="w-full">
            <EmptyTrash />
          </div>
        )}
        <TrashFoot pages={pages} />
      </div>
      <ConfirmDeletion
        item={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(item) => {
          setAsked(undefined)
          deleteForGood(item)
        }}
      />
    </>
  )
}

interface ConfirmDeletionProps {
  /** The item to delete permanently; undefined while the dialog is closed. */
  item: ContentItem | undefined
  onClose: () => void
  onConfirm: (item: ContentItem) => void
}

function ConfirmDeletion({ item, onClose, onConfirm }: ConfirmDeletionProps) {
  const { t } = useTranslation(['trash', 'common'])
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={t('confirm.question')}
      description={t('confirm.warning')}
      cancel={t('common:cancel')}
      confirm={t('confirm.delete')}
      danger
      onConfirm={() => item && onConfirm(item)}
    >
      {item && (
        <p className="wrap-anywhere" lang={item.language}>
          {`#${item.id} ${toPlainTitle(item.title)}`}
        </p>
      )}
    </ConfirmDialog>
  )
}
