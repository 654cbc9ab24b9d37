import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'

const pageSize = 20
const key = 'content-pages'

/** What is listed: the items that people see, or the deleted ones. */
type Place = 'library' | 'trash'

interface Asked {
  place: Place
  /** Words of the title; none for every item. */
  q?: string
  mine?: boolean
  /** Whether to ask at all; it is not known yet who is here, say. */
  enabled?: boolean
}

interface Page {
  items: readonly ContentItem[]
  /** The last item, when there may be more after it. */
  next: number | undefined
}

/**
 * Items page by page, the newest first. A list stays as it was loaded for as long as it is shown, and a minute longer, so
 * that whoever comes back from an item finds their place.
 */
export function useContentPages({ place, q = '', mine = false, enabled = true }: Asked) {
  const { client } = trpc.useUtils()
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, number | undefined>({
    queryKey: [key, place, q, mine],
    queryFn: async ({ pageParam, signal }) => {
      const items = await client.content.list.query(
        {
          limit: pageSize,
          ...(q && { q }),
          ...(mine && { mine }),
          ...(place === 'trash' && { include_deleted: true }),
          ...(pageParam !== undefined && { after_id: pageParam }),
        },
        { signal },
      )
      return { items, next: items.length < pageSize ? undefined : items.at(-1)?.id }
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query

  useEffect(() => {
    if (error) console.error('A page of the content could not be loaded', error)
  }, [error])

  return {
    /** Undefined until the first page is there. */
    items: data?.pages.flatMap(({ items }) => items),
    loading: isFetching || !enabled,
    failed: error !== null && !isFetching,
    hasMore: hasNextPage,
    loadMore: fetchNextPage,
    /** After a failure: asks once more for the page that is missing. */
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Changes an item in every list of that place that is kept; where `change` gives undefined, the item leaves it. */
export function changeListed(
  queryClient: QueryClient,
  place: Place,
  id: number,
  change: (item: ContentItem) => ContentItem | undefined,
) {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: [key, place] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(changed) })) },
  )
  function changed(item: ContentItem): ContentItem[] {
    const next = item.id === id ? change(item) : item
    return next ? [next] : []
  }
}

/** Has every list of that place loaded anew, from its start, the next time that it is shown. */
export function forgetListed(queryClient: QueryClient, place: Place) {
  return queryClient.resetQueries({ queryKey: [key, place] })
}
