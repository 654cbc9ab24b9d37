import { useEffect } from 'react'

interface InfiniteQuery {
  readonly data: unknown
  readonly error: unknown
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
  readonly refetch: () => Promise<unknown>
}

/** Returns the state of a list that loads page by page. Logs the errors. */
export function useListPages({ data, error, isFetching, hasNextPage, fetchNextPage, refetch }: InfiniteQuery) {
  useEffect(() => {
    if (error) console.error('A page of a list could not be loaded', error)
  }, [error])
  return {
    loading: isFetching,
    failed: error !== null && !isFetching,
    hasMore: hasNextPage,
    loadMore: fetchNextPage,
    /** Requests the failed page again, but not the pages that are already loaded. */
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

export type ListPages = ReturnType<typeof useListPages>
