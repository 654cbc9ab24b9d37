import { Button } from '@pathwise/ui/button'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { keepPreviousData } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'
import { ListFilters, SearchBox } from './list-filters.tsx'
import { type ListPlace, type Place, wholeBank } from './list-place.ts'
import { QuestionCard } from './question-card.tsx'

/** The empty state of the question list. */
function NoQuestions({ place, onChange }: { place: ListPlace; onChange: (change: Partial<ListPlace>) => void }) {
  const { t } = useTranslation('questions')
  const { archived, search, subject, grade, difficulty, pool, problems, status, review, reports } = place
  const filtered = search || subject || grade || difficulty || pool || problems || status || review || reports
  const emptyArchive = archived && !filtered
  return (
    <div className="rounded-control border border-dashed border-line px-4 py-8 text-center">
      <p className="font-semibold">{t(emptyArchive ? 'list.empty' : 'list.nothing')}</p>
      <p className="mt-1 text-muted">{t(emptyArchive ? 'list.emptyText' : 'list.nothingText')}</p>
      <Button variant="secondary" size="small" className="mt-4" onClick={() => onChange(wholeBank)}>
        {t('list.reset')}
      </Button>
    </div>
  )
}

/** The left panel: searches, filters and lists the question bank. */
export function QuestionList({ place: { place, id, show, buildAddress } }: { place: Place }) {
  const { t } = useTranslation(['questions', 'common'])
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuestionPage(place)
  const pages = data?.total_pages ?? 0
  const beyond = data !== undefined && !isPlaceholderData && pages > 0 && place.page > pages

  const cards = useRef<HTMLUListElement>(null)
  const before = useRef(id)
  useEffect(() => {
    // On return to the list, focus the card of the question that was open.
    if (id === undefined && before.current !== undefined)
      cards.current?.querySelector<HTMLElement>(`[data-question='${before.current}']`)?.focus()
    before.current = id
  }, [id])

  // The page is out of range, for example after its last question was archived. It leaves the history, or going back
  // would lead forward again.
  const showLastPage = useEffectEvent((page: number) => show({ page }, { replace: true }))
  useEffect(() => {
    if (beyond) showLastPage(pages)
  }, [beyond, pages])

  return (
    <section aria-label={t('questions:list.title')} className="grid content-start gap-4">
      <search className="grid gap-4">
        <SearchBox
          asked={place.search}
          onSearch={(search) => (search === place.search ? void refetch() : show({ search }))}
        />
        <ListFilters place={place} onChange={show} />
      </search>
      {isError && !isFetching && (
        <RetryAlert label={t('questions:list.again')} onRetry={() => void refetch()}>
          {t('questions:list.failed')}
        </RetryAlert>
      )}
      {!data && !isError && (
        <Loading label={t('common:loading')}>
          <div className="grid gap-2">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-20 w-full" />
            ))}
          </div>
        </Loading>
      )}
      {data && (
        <>
          <output className="text-sm text-muted">{t('questions:list.total', { count: data.total_count })}</output>
          {data.questions.length > 0 ? (
            <ul ref={cards} aria-busy={isPlaceholderData} className="grid gap-2 aria-busy:opacity-60">
              {data.questions.map((question) => (
                <li key={question.id}>
                  <QuestionCard question={question} to={buildAddress(question.id)} selected={question.id === id} />
                </li>
              ))}
            </ul>
          ) : (
            <NoQuestions place={place} onChange={show} />
          )}
          {pages > 1 && <Pager page={data.page} pages={pages} onPage={(page) => show({ page })} />}
        </>
      )}
    </section>
  )
}

/** The previous and next buttons, with the current page between them. */
function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('questions')
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-between gap-2">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-4" />
        {t('list.previous')}
      </Button>
      <span className="text-sm tabular-nums">
        <span aria-hidden="true">{t('list.page', { page, pages })}</span>
        <span className="sr-only">{t('list.pageLabel', { page, pages })}</span>
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
        <ChevronRight aria-hidden="true" className="-mr-1 size-4" />
      </Button>
    </nav>
  )
}

/** Loads a page of the list. Keeps the previous page until the new one arrives. */
function useQuestionPage({ page, search, grade, archived, ...filters }: ListPlace) {
  const query = trpc.questions.list.useQuery(
    {
      page,
      search: search || undefined,
      grade_code: grade,
      ...filters,
      archived: archived || undefined,
    },
    { placeholderData: keepPreviousData },
  )
  const { error } = query
  useEffect(() => {
    if (error) console.error('The list of questions could not be loaded', error)
  }, [error])
  return query
}
