import type { PracticeList } from '@pathwise/api/practice/practice.schemas'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMissed } from '../../lib/device-practice.ts'
import { trpc } from '../../lib/trpc.ts'
import { useListPages } from '../../lib/use-list-pages.ts'
import type { PracticeSearch, PracticeState } from './practice-search.ts'
import { usePracticeHistory } from './use-practice-history.ts'

const pageSize = 20

export type ListedProblem = PracticeList[number] & { state: PracticeState }

/** Loads the practice problems that match the filters, one page at a time, with the student's result for each. */
export function usePracticeList({ state, ...filters }: PracticeSearch) {
  const { client } = trpc.useUtils()
  const history = usePracticeHistory()
  const query = useInfiniteQuery<PracticeList, Error, InfiniteData<PracticeList>, QueryKey, number | undefined>({
    queryKey: ['practice-pages', filters],
    queryFn: ({ pageParam, signal }) =>
      client.practice.list.query({ limit: pageSize, ...filters, after_id: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
  const pages = useListPages(query)
  const { loading, hasMore, loadMore } = pages

  const isHistoryMissing = state !== undefined && (history.loading || history.failed)
  const answered = new Map(history.practiced.map((one) => [one.id, one]))
  const problems = query.data?.pages.flat().flatMap((problem): ListedProblem[] => {
    const known = answered.get(problem.id)
    const own = known === undefined ? 'new' : isMissed(known) ? 'missed' : 'done'
    return state === undefined || state === own ? [{ ...problem, state: own }] : []
  })

  // The server cannot filter by results stored on this device, so a page may have no matches. In that case, load the
  // next page.
  const needsMore = problems?.length === 0 && hasMore && !loading && !pages.failed && !isHistoryMissing
  useEffect(() => {
    if (needsMore) void loadMore()
  }, [needsMore, loadMore])

  return {
    /** Undefined until the first page has loaded, or while an empty list may be incomplete. */
    problems: problems?.length === 0 && (hasMore || isHistoryMissing) ? undefined : problems,
    loading,
    failed: pages.failed || (isHistoryMissing && history.failed),
    hasMore,
    loadMore,
    retry: () => {
      if (history.failed) history.retry()
      if (pages.failed) pages.retry()
    },
  }
}
