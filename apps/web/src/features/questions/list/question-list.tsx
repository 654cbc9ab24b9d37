import { Button } from '@pathwise/ui/button'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { BulkDialog, type BulkTask } from '../bulk/bulk-dialog.tsx'
import { SelectionBar } from '../bulk/selection-bar.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { type FiltersProps, ListFilters } from './list-filters.tsx'
import { ListFindings } from './list-findings.tsx'
import { isFiltered, type Place, wholeBank } from './list-place.ts'
import { Pager } from './pager.tsx'
import { ColumnNames, QuestionRow } from './question-row.tsx'
import { SearchBox } from './search-box.tsx'
import { ListShortcuts, useListShortcuts } from './use-list-shortcuts.tsx'
import { useQuestionPage } from './use-question-page.ts'

const noRows: readonly [] = []

function NoQuestions({ place, onChange }: FiltersProps) {
  const { t } = useTranslation('questions')
  const emptyArchive = place.archived && !isFiltered(place)
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

/**
 * Shows the filters and the question list. In the page grid, the filters take up the first row, and the list takes up
 * the first column of the second row.
 */
export function QuestionList({ place: { place, id, show, buildAddress }, isHidden }: QuestionListProps) {
  const { t } = useTranslation(['questions', 'questionBulk', 'common'])
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuestionPage(place)
  const pages = data?.total_pages ?? 0
  const beyond = data !== undefined && !isPlaceholderData && pages > 0 && place.page > pages

  const section = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // A hundred rows take longer than a frame to render, so defer them to keep the page responsive.
  const questions = useDeferredValue(data?.questions ?? noRows)
  const selection = useSelection(place, questions)
  const bulk = useBulk(selection.clear)
  const [task, setTask] = useState<BulkTask>()
  function undo(change: number) {
    setTask('undo')
    bulk.undo(change)
  }
  const { onKeyDown, dialog } = useListShortcuts({
    ...{ list: section, search, selection },
    onChange: () => setTask(place.archived ? 'restore' : 'attributes'),
  })
  const before = useRef(id)
  useEffect(() => {
    // When the user returns to the list, focus the row of the question they came from.
    if (id === undefined && before.current !== undefined)
      section.current?.querySelector<HTMLElement>(`[data-question='${before.current}']`)?.focus()
    before.current = id
  }, [id])

  // Pass the rows a stable function, so that only changed rows re-render. Update the ref before paint, because a row
  // can be clicked as soon as it is painted.
  const selecting = useRef(selection)
  useLayoutEffect(() => {
    selecting.current = selection
  })
  const [onSelect] = useState(() => (chosen: number, isRange: boolean) => {
    if (isRange) selecting.current.extend(chosen)
    else selecting.current.toggle(chosen)
  })

  // The page is out of range, for example after its last question was archived. Replace the history entry, because
  // going back to it would redirect again.
  const showLastPage = useEffectEvent((page: number) => show({ page }, { replace: true }))
  useEffect(() => {
    if (beyond) showLastPage(pages)
  }, [beyond, pages])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcuts duplicate the controls inside.
    <section
      ref={section}
      aria-label={t('questions:list.title')}
      onKeyDown={onKeyDown}
      className={clsx('grid content-start gap-4 lg:contents', isHidden && 'max-lg:hidden')}
    >
      <search className="grid gap-4 lg:col-span-full lg:flex lg:flex-wrap lg:items-end lg:gap-2">
        <SearchBox
          field={search}
          asked={place.search}
          onSearch={(text) => (text === place.search ? void refetch() : show({ search: text }))}
        />
        <ListFilters place={place} onChange={show} keys={<ListShortcuts dialog={dialog} />} />
      </search>
      <SelectionBar
        selection={selection}
        total={data?.total_count ?? 0}
        isArchive={place.archived}
        undoable={bulk.undoable}
        onTask={setTask}
        onUndo={undo}
        onDismiss={bulk.forgetUndo}
      />
      <BulkDialog
        task={task}
        selection={selection}
        bulk={bulk}
        buildAddress={buildAddress}
        onUndo={undo}
        onClose={() => setTask(undefined)}
      />
      <div className="@container/list grid min-w-0 content-start gap-4 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-14rem)] lg:grid-rows-[minmax(0,1fr)_auto] lg:gap-1.5">
        {isError && !isFetching && <RetryAlert onRetry={() => void refetch()}>{t('questions:list.failed')}</RetryAlert>}
        {!data && !isError && (
          <Loading label={t('common:loading')}>
            <div className="grid gap-2">
              {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
                <Skeleton key={row} className="h-20 w-full lg:h-9" />
              ))}
            </div>
          </Loading>
        )}
        {data && (
          <>
            {data.questions.length > 0 ? (
              <div className="max-lg:contents lg:overflow-y-auto lg:rounded-control lg:border lg:border-line">
                <ColumnNames />
                <ul
                  aria-busy={isPlaceholderData}
                  className="grid grid-cols-[minmax(0,1fr)] gap-2 aria-busy:opacity-60 max-lg:order-1 lg:gap-0"
                >
                  {questions.map((question) => (
                    <QuestionRow
                      key={question.id}
                      question={question}
                      address={buildAddress(question.id).search}
                      isOpen={question.id === id}
                      isSelected={selection.has(question.id)}
                      onSelect={onSelect}
                    />
                  ))}
                </ul>
              </div>
            ) : (
              <NoQuestions place={place} onChange={show} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-2 max-lg:contents">
              <div className="basis-full empty:hidden">
                <ListFindings place={place} total={data.total_count} />
              </div>
              <div className="flex flex-wrap items-center gap-x-4">
                {data.questions.length > 0 && (
                  <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm lg:min-h-0 lg:pl-2">
                    <input
                      type="checkbox"
                      checked={selection.isPageSelected}
                      onChange={selection.togglePage}
                      className="size-5 shrink-0 lg:size-4"
                    />
                    {t('questionBulk:page')}
                  </label>
                )}
                <output className="text-sm text-muted">{t('questions:list.total', { count: data.total_count })}</output>
              </div>
              <div className="max-lg:order-2">
                {pages > 1 && (
                  <Pager
                    label={t('questions:list.pages')}
                    page={data.page}
                    pages={pages}
                    onPage={(page) => show({ page })}
                  />
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

interface QuestionListProps {
  place: Place
  /** Whether to hide the list on small screens, to make room for the open question. */
  isHidden: boolean
}
