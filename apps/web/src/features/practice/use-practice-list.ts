import type { PracticeList } from '@pathwise/api/practice/practice.schemas'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import type { PracticeSearch } from './practice-search.ts'

const pageSize = 20

/** Loads the practice problems that match the filters, page by page. */
export function usePracticeList({ subject, grade }: PracticeSearch) {
  const { client } = trpc.useUtils()
  const query = useInfiniteQuery<PracticeList, Error, InfiniteData<PracticeList>, QueryKey, number | undefined>({
    queryKey: ['practice-pages', subject, grade],
    queryFn: ({ pageParam, signal }) =>
      client.practice.list.query(
        {
          limit: pageSize,
          ...(subject && { subject }),
          ...(grade && { grade }),
          ...(pageParam !== undefined && { after_id: pageParam }),
        },
        { signal },
      ),
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
