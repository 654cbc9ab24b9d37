import { hasRole } from '@pathwise/api/auth/roles.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { forgetListed, useContentPages } from '../content-pages.ts'
import { plainTitle } from '../plain-title.ts'
import { ContentRows } from './content-rows.tsx'
import { ExportBar } from './export-bar.tsx'
import { ListEnd } from './list-end.tsx'
import { type ListSearch, readSearch, writeSearch } from './list-search.ts'
import { SearchForm } from './search-form.tsx'
import { type Deletion, useDeletion } from './use-deletion.ts'

/** The empty state of the list. */
function NothingFound() {
  const { t } = useTranslation('contentList')
  return (
    <EmptyState icon={<SearchX />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** The content library with search, selection and export. The search is stored in the URL. */
export function ContentListPage() {
  const { t } = useTranslation('contentList')
  const queryClient = useQueryClient()
  const visitor = useVisitor()
  const [parameters, setParameters] = useOptimisticSearchParams()
  const asked = readSearch(parameters)
  const anonymous = visitor.kind === 'anonymous'
  const canEdit = visitor.kind === 'signed-in' && hasRole(visitor.user, 'editor')
  const mine = asked.mine && !anonymous
  const pages = useContentPages({ place: 'library', q: asked.q, mine, enabled: !mine || visitor.kind !== 'loading' })
  const items = pages.items?.filter(({ deleted_at }) => deleted_at === null)
  const { deleteItem, last, busy, dismiss } = useDeletion()

  function search(next: ListSearch) {
    const { q, mine: own } = readSearch(new URLSearchParams(writeSearch(next)))
    // A changed search loads through its new query key; refetch only when the search is unchanged.
    if (q === asked.q && own === asked.mine) void forgetListed(queryClient, 'library')
    else setParameters(writeSearch(next))
  }

  return (
    <>
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          canEdit && (
            <Link to="/content/edit" className={buttonStyle({ variant: 'secondary' })}>
              {t('new')}
            </Link>
          )
        }
      />
      <SearchForm asked={{ ...asked, mine }} canOwn={!anonymous} onSearch={search} />
      <ExportBar
        message={last && <DeletionMessage key={`${last.kind}-${last.item.id}`} deletion={last} busy={busy} />}
        onExport={dismiss}
      />
      {items && (items.length > 0 || pages.hasMore) && (
        <ContentRows items={items} complete={!pages.hasMore} canEdit={canEdit} onDelete={deleteItem} />
      )}
      {items?.length === 0 && !pages.hasMore && !pages.loading && <NothingFound />}
      <ListEnd pages={pages} />
    </>
  )
}

/** Shows the result of a deletion. Takes the focus because the row or button that had it is removed. */
function DeletionMessage({ deletion, busy }: { deletion: Deletion; busy: boolean }) {
  const { t } = useTranslation('contentList')
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => (button.current ?? message.current)?.focus({ preventScroll: true }), [])
  const { id, title } = deletion.item
  if (deletion.kind !== 'deleted')
    return (
      <div ref={message} tabIndex={-1}>
        <Alert tone={deletion.kind === 'undone' ? 'success' : 'danger'}>{t(deletion.kind, { id })}</Alert>
      </div>
    )
  return (
    <Alert
      tone="success"
      action={
        <Button ref={button} variant="secondary" size="small" busy={busy} onClick={deletion.undo}>
          {t('undo')}
        </Button>
      }
    >
      {t('deleted', { id, title: plainTitle(title) })}
    </Alert>
  )
}
