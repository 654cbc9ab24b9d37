import { type Language, languageNames, languages } from '@pathwise/i18n/languages'
import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { controlStyle } from '@pathwise/ui/field'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
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

/** The search that is stored in the list's URL. */
interface ListSearch {
  /** Trimmed; empty for all items. */
  q: string
  mine: boolean
  /** Undefined for the language of the page. */
  language: Language | 'all' | undefined
}

const languageFilters = ['all', ...languages] as const

/** The longest search text that the API accepts. */
const longestQuery = 200

function readSearch(parameters: URLSearchParams): ListSearch {
  const q = (parameters.get('q') ?? '').trim().slice(0, longestQuery).trim()
  const language = languageFilters.find((known) => known === parameters.get('language'))
  return { q, mine: parameters.get('mine') === '1', language }
}

/** Builds the URL parameters of a search. Omits empty values. */
function writeSearch({ q, mine, language }: ListSearch): Record<string, string> {
  const text = q.trim()
  return { ...(text && { q: text }), ...(mine && { mine: '1' }), ...(language && { language }) }
}

/** The empty state of the list. `onWiden` searches all languages; undefined if the list already does. */
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
 * The content library with search, selection and export. The search is stored in the URL. Without a language there, the
 * list shows the items in the language of the page.
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
  const pages = useContentPages({
    place: 'library',
    q: asked.q,
    mine,
    language,
    enabled: !mine || visitor.kind !== 'loading',
  })
  const items = pages.items?.filter(({ deleted_at }) => deleted_at === null)
  const { deleteItem, last, busy, dismiss } = useDeletion()

  function search(change: Partial<ListSearch>) {
    const before = new URLSearchParams(writeSearch(asked))
    const after = new URLSearchParams(writeSearch({ ...asked, ...change }))
    // A changed search loads through its new query key; refetch only when the search is unchanged.
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
        message={last && <DeletionMessage key={`${last.kind}-${last.item.id}`} deletion={last} busy={busy} />}
        onExport={dismiss}
      />
      {items && (items.length > 0 || pages.hasMore) && (
        <ContentRows items={items} complete={!pages.hasMore} canEdit={canEdit} onDelete={deleteItem} />
      )}
      {items?.length === 0 && !pages.hasMore && !pages.loading && (
        <NothingFound onWiden={language && (() => search({ language: 'all' }))} />
      )}
      <ListEnd pages={pages} />
    </>
  )
}

interface SearchFormProps {
  asked: ListSearch & { language: Language | 'all' }
  /** Whether the user is signed in, and so can own items. */
  canOwn: boolean
  onSearch: (change: Partial<ListSearch>) => void
}

/** The form to search titles, to choose their language and to show only the user's own items. */
function SearchForm({ asked, canOwn, onSearch }: SearchFormProps) {
  const { t } = useTranslation('contentList')
  const [text, setText] = useState(asked.q)
  // Back and forward navigation changes the search in the URL; follow it.
  const [last, setLast] = useState(asked.q)
  if (asked.q !== last) {
    setLast(asked.q)
    setText(asked.q)
  }
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: text })
        }}
      >
        <div className="min-w-0 grow basis-60">
          <input
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('placeholder')}
            maxLength={longestQuery}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlStyle}
          />
        </div>
        <div className="w-full sm:w-44">
          <SelectField
            label={t('language.label')}
            options={languageFilters.map((value) => ({
              value,
              label: value === 'all' ? t('language.all') : languageNames[value],
            }))}
            value={asked.language}
            onChange={(language) => onSearch({ q: text, language })}
          />
        </div>
        {canOwn && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={asked.mine}
              onChange={(event) => onSearch({ q: text, mine: event.target.checked })}
              className="size-5"
            />
            {t('mine')}
          </label>
        )}
        <div className="flex gap-2">
          <Button type="submit">{t('search')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setText('')
              onSearch({ q: '', mine: false, language: undefined })
            }}
          >
            {t('reset')}
          </Button>
        </div>
      </form>
    </search>
  )
}
