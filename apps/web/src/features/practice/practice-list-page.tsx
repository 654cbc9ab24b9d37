import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { Link } from '../../lib/link.tsx'
import { buildProblemsUrl } from '../../lib/practice-address.ts'
import { RetryAlert } from '../../lib/retry-alert.tsx'
import { useOptimisticSearchParams } from '../../lib/use-optimistic-search-params.ts'
import { DueReviews } from './due-reviews.tsx'
import { PracticeFilters } from './practice-filters.tsx'
import { type PracticeSearch, readPracticeSearch, writePracticeSearch } from './practice-search.ts'
import { ProblemFacts } from './problem-facts.tsx'
import { type ListedProblem, usePracticeList } from './use-practice-list.ts'

/** Lists the problems as links. Titles are always in English. */
function PracticeList({ problems, ref }: { problems: readonly ListedProblem[]; ref: Ref<HTMLUListElement> }) {
  const { t } = useTranslation('practice')
  return (
    <ul ref={ref} className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {problems.map(({ id, title, state, ...facts }) => (
        <li key={id}>
          <Link
            to={`/practice/${id}`}
            className="flex flex-col gap-x-6 gap-y-1 px-5 py-3.5 transition-colors hover:bg-raised sm:flex-row sm:items-center sm:justify-between sm:px-6"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <RenderedPhrase html={title} lang="en" className="min-w-0 font-medium" />
              {state !== 'new' && <Badge tone={state === 'done' ? 'success' : 'warning'}>{t(`state.${state}`)}</Badge>}
            </span>
            <ProblemFacts {...facts} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * Builds a practice set URL for the selected skill and difficulty. If no skill is selected or other filters apply, the
 * URL contains the ids of the listed problems instead.
 */
function findSetAddress({ skill, difficulty, ...search }: PracticeSearch, problems: readonly ListedProblem[]): string {
  if (skill && !search.state && !search.type && !search.grade) {
    return `/practice/set?${new URLSearchParams({ kind: 'skill', skill, ...(difficulty && { difficulty }) })}`
  }
  return `${buildProblemsUrl(
    'report',
    problems.map(({ id }) => id),
  )}&from=list`
}

function NoProblems({ search, onAll }: { search: PracticeSearch; onAll: () => void }) {
  const { t } = useTranslation('practice')
  const isFiltered = writePracticeSearch(search).size > 0
  const reason = search.state === 'missed' || search.state === 'done' ? search.state : 'text'
  return (
    <EmptyState
      title={t('none.title')}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onAll}>
            {t('none.all')}
          </Button>
        )
      }
    >
      {t(`none.${reason}`)}
    </EmptyState>
  )
}

/**
 * Moves the focus from "Show more" to the first problem that it loaded, unless the student has moved the focus elsewhere.
 * After the last page, the button is removed, which leaves the focus on the body.
 */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    const first = countBefore.current
    if (first === undefined || count <= first) return
    countBefore.current = undefined
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== button.current) return
    list.current?.children.item(first)?.querySelector('a')?.focus()
  }, [count])
  return {
    list,
    button,
    start: () => {
      countBefore.current = count
    },
  }
}

/** Lists the practice problems. The filters are stored in the URL. */
export function PracticeListPage() {
  const { t, i18n } = useTranslation(['practice', 'common'])
  const [parameters, setParameters] = useOptimisticSearchParams()
  const search = readPracticeSearch(parameters)
  const { problems, loading, failed, hasMore, loadMore, retry } = usePracticeList(search)
  const { list, button, start } = useFocusOnMore(problems?.length ?? 0)
  return (
    <>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        lead={
          <>
            {t('lead')}
            {i18n.language !== 'en' && <span className="block">{t('inEnglish')}</span>}
          </>
        }
      />
      <DueReviews />
      <PracticeFilters
        search={search}
        onChange={(change) =>
          setParameters((latest) => writePracticeSearch({ ...readPracticeSearch(latest), ...change }))
        }
      />
      <div className="mb-6 flex flex-wrap gap-3">
        {problems && problems.length > 0 && (
          <ButtonLink to={findSetAddress(search, problems)}>{t('practiceThese')}</ButtonLink>
        )}
        <ButtonLink to="/practice/module" variant="secondary">
          {t('module')}
        </ButtonLink>
        <ButtonLink to="/practice/mistakes" variant="secondary">
          {t('mistakes.title')}
        </ButtonLink>
      </div>
      {!problems && !failed && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
      {problems?.length === 0 && <NoProblems search={search} onAll={() => setParameters({})} />}
      {problems && problems.length > 0 && <PracticeList ref={list} problems={problems} />}
      {failed && (
        <RetryAlert onRetry={retry} className="mt-4">
          {t('failed')}
        </RetryAlert>
      )}
      {problems && hasMore && !failed && (
        <Button
          ref={button}
          variant="secondary"
          className="mt-6"
          busy={loading}
          onClick={() => {
            start()
            void loadMore()
          }}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
