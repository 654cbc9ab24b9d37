import type { PracticeList as Problems } from '@pathwise/api/practice/practice.schemas'
import { practiceGrades, practiceSubjects } from '@pathwise/api/practice/practice.vocabulary'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { SelectField } from '@pathwise/ui/select-field'
import { Loading } from '@pathwise/ui/skeleton'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { useOptimisticSearchParams } from '../../lib/use-optimistic-search-params.ts'
import { type PracticeSearch, readPracticeSearch, writePracticeSearch } from './practice-search.ts'
import { ProblemFacts } from './problem-facts.tsx'

/** The problems as links. Their titles are in English. */
function PracticeList({ problems }: { problems: Problems }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {problems.map(({ id, title, ...facts }) => (
        <li key={id}>
          <Link
            to={`/practice/${id}`}
            className="flex flex-col gap-x-6 gap-y-1 px-5 py-3.5 transition-colors hover:bg-raised sm:flex-row sm:items-center sm:justify-between sm:px-6"
          >
            <RenderedPhrase html={title} lang="en" className="min-w-0 font-medium" />
            <ProblemFacts {...facts} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The list of practice problems from the question bank. The URL contains the filters. */
export function PracticeListPage() {
  const { t } = useTranslation(['practice', 'common'])
  const [parameters, setParameters] = useOptimisticSearchParams()
  const search = readPracticeSearch(parameters)
  const { problems, loading, failed, hasMore, loadMore, retry } = usePracticeList(search)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <PracticeFilters
        search={search}
        onChange={(change) =>
          setParameters((latest) => writePracticeSearch({ ...readPracticeSearch(latest), ...change }))
        }
      />
      {!problems && loading && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
      {problems?.length === 0 && <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}
      {problems && problems.length > 0 && <PracticeList problems={problems} />}
      {failed && (
        <RetryAlert label={t('again')} onRetry={retry} className="mt-4">
          {t('failed')}
        </RetryAlert>
      )}
      {hasMore && !failed && (
        <Button variant="secondary" className="mt-6" busy={loading} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

interface FiltersProps {
  search: PracticeSearch
  onChange: (change: Partial<PracticeSearch>) => void
}

/** The subject and grade filters. A change applies immediately. */
function PracticeFilters({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['practice', 'common'])
  return (
    <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t('subject.label')}
        options={[
          { value: '', label: t('subject.any') },
          ...practiceSubjects.map((value) => ({ value, label: t(`subject.${value}`) })),
        ]}
        value={search.subject ?? ''}
        onChange={(subject) => onChange({ subject: subject === '' ? undefined : subject })}
      />
      <SelectField
        label={t('common:grade.label')}
        options={[
          { value: '', label: t('anyGrade') },
          ...practiceGrades.map((value) => ({ value, label: t(`common:grade.${value}`) })),
        ]}
        value={search.grade ?? ''}
        onChange={(grade) => onChange({ grade: grade === '' ? undefined : grade })}
      />
    </div>
  )
}

const pageSize = 20

/** Loads the practice problems that match the filters, page by page. */
function usePracticeList({ subject, grade }: PracticeSearch) {
  const { client } = trpc.useUtils()
  const query = useInfiniteQuery<Problems, Error, InfiniteData<Problems>, QueryKey, number | undefined>({
    queryKey: ['practice-pages', subject, grade],
    queryFn: ({ pageParam, signal }) =>
      client.practice.list.query({ limit: pageSize, subject, grade, after_id: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query
  return {
    /** Undefined until the first page has loaded. */
    problems: data?.pages.flat(),
    loading: isFetching,
    failed: error !== null && !isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}
