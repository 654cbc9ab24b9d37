import { hasRole } from '@pathwise/api/auth/roles.vocabulary'
import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { Alert } from '@pathwise/ui/alert'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { useContentPages } from '../content-pages.ts'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { EmptyTrash } from './empty-trash.tsx'
import { TrashFoot } from './trash-foot.tsx'
import { TrashTable } from './trash-table.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useTrash } from './use-trash.ts'

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
