import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Page {
  readonly next: number | string | null
}

interface Asked<Loaded> {
  /** Identifies the list and its filter in the query cache. */
  readonly key: QueryKey
  /** @param cursor the `next` value of the previous page, as a string */
  readonly load: (cursor: string | undefined, signal: AbortSignal) => Promise<Loaded>
}

/**
 * Loads a list page by page, passing the previous page's cursor. The list is not cached, so that it is current whenever
 * the admin page is opened.
 */
export function useKeysetPages<Loaded extends Page>({ key, load }: Asked<Loaded>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Loaded,
    Error,
    InfiniteData<Loaded>,
    QueryKey,
    string | undefined
  >({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (error) console.error('A page of an admin list could not be loaded', error)
  }, [error])
  return {
    first: data?.pages[0],
    pages: data?.pages,
    loading: isFetching,
    failed: error !== null && !isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
    /** Requests the failed page again, but not the pages that are already loaded. */
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

export type KeysetPages = Omit<ReturnType<typeof useKeysetPages>, 'first' | 'pages'>
