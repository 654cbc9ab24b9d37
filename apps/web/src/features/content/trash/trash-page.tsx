import { hasRole } from '@pathwise/api/auth/roles.vocabulary'
import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { useContentPages } from '../content-pages.ts'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { TrashTable } from './trash-table.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useTrash } from './use-trash.ts'

type Pages = Pick<ReturnType<typeof useContentPages>, 'items' | 'loading' | 'failed' | 'hasMore' | 'loadMore' | 'retry'>

/** The footer of the table: a button to load more, or the error of a failed page. */
function TrashFoot({ pages: { items, loading, failed, hasMore, loadMore, retry } }: { pages: Pages }) {
  const { t } = useTranslation(['trash', 'common'])
  if (failed)
    return (
      <RetryAlert label={t('trash:again')} onRetry={retry}>
        {t('trash:loadFailed')}
      </RetryAlert>
    )
  if (!items) return <output className="text-muted">{t('common:loading')}</output>
  if (!hasMore) return null
  return (
    <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
      {loading ? t('common:loading') : t('trash:loadMore')}
    </Button>
  )
}

/** The empty state of the trash. */
function EmptyTrash() {
  const { t } = useTranslation('trash')
  const list = (
    <Link to="/content/list" className={buttonStyle({ variant: 'secondary' })}>
      {t('empty.list')}
    </Link>
  )
  return (
    <EmptyState icon={<Trash2 />} title={t('empty.title')} action={list}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** The trash page: editors restore deleted items, admins also delete them permanently. */
export function TrashPage() {
  const { t } = useTranslation('trash')
  const visitor = useVisitor()
  const pages = useContentPages({ place: 'trash' })
  const [asked, setAsked] = useState<ContentItem>()
  const { items = [] } = pages
  const { place, noteLeaving } = useFocusAfter(items)
  const { news, busyId, restore, deleteForGood } = useTrash(noteLeaving)
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
        {items.length > 0 && (
          <div className="w-full min-w-0">
            <TrashTable
              items={items}
              busyId={busyId}
              canDelete={visitor.kind === 'signed-in' && hasRole(visitor.user, 'admin')}
              onRestore={restore}
              onDelete={setAsked}
            />
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
