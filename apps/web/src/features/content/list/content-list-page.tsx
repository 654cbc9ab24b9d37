import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useHasRole } from '../../../lib/session/use-has-role.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { resetListed, useContentPages } from '../content-pages.ts'
import { ContentRows } from './content-rows.tsx'
import { DeletionMessage, useDeletion } from './deletion.tsx'
import { ExportBar } from './export-bar.tsx'
import { ListEnd } from './list-end.tsx'
import { type ListSearch, readSearch, writeSearch } from './list-search.ts'
import { SearchForm } from './search-form.tsx'

/**
 * Shown when the search has no results. `onWiden` searches all languages; it is undefined if the search already does.
 */
function NothingFound({ onWiden }: { onWiden: (() => void) | undefined }) {
  const { t } = useTranslation('contentList')
  const widen = onWiden && (
    <Button variant="secondary" onClick={onWiden}>
      {t('language.widen')}
    </Button>
  )
  return (
    <EmptyState icon={<SearchX />} title={t('empty.title')} action={widen}>
      {t('empty.text')}
    </EmptyState>
  )
}

/**
 * The content library with search, selection and export. The URL contains the search. If it has no language, only items
 * in the page language are listed.
 */
export function ContentListPage() {
  const { t } = useTranslation('contentList')
  const queryClient = useQueryClient()
  const visitor = useVisitor()
  const [parameters, setParameters] = useOptimisticSearchParams()
  const asked = readSearch(parameters)
  const pageLanguage = useLanguage()
  const shown = asked.language ?? pageLanguage
  const language = shown === 'all' ? undefined : shown
  const anonymous = visitor.kind === 'anonymous'
  const canEdit = useHasRole('editor')
  const mine = asked.mine && !anonymous
  const found = { ...asked, mine, language }
  const pages = useContentPages({ place: 'library', ...found, enabled: !mine || visitor.kind !== 'loading' })
  const items = pages.items?.filter(({ deleted_at }) => deleted_at === null)
  const { deleteItem, last, busy, dismiss } = useDeletion()

  function search(change: Partial<ListSearch>) {
    const before = new URLSearchParams(writeSearch(asked))
    const after = new URLSearchParams(writeSearch({ ...asked, ...change }))
    // A new search changes the query key, which triggers a request. An unchanged search needs an explicit one.
    if (before.toString() === after.toString()) void resetListed(queryClient, 'library')
    else setParameters((latest) => writeSearch({ ...readSearch(latest), ...change }))
  }

  return (
    <>
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          canEdit && (
            <ButtonLink to="/content/edit" variant="secondary">
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <SearchForm asked={{ ...asked, mine, language: shown }} canOwn={!anonymous} onSearch={search} />
      <ExportBar
        message={last && <DeletionMessage key={`${last.kind}-${last.id}`} deletion={last} busy={busy} />}
        onExport={dismiss}
        found={found}
      />
      {items && (items.length > 0 || pages.hasMore) && (
        <ContentRows
          items={items}
          complete={!pages.hasMore}
          canEdit={canEdit}
          showsLanguage={language === undefined}
          onDelete={deleteItem}
        />
      )}
      {items?.length === 0 && !pages.hasMore && !pages.loading && (
        <NothingFound onWiden={language && (() => search({ language: 'all' }))} />
      )}
      <ListEnd pages={pages} />
    </>
  )
}
