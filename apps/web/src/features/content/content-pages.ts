import type { ContentItem } from '@pathwise/api/content/content.schemas'
import type { Language } from '@pathwise/i18n/languages'
import type { SkillId, Subject } from '@pathwise/planner/data/skills'
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'

const pageSize = 20
const key = 'content-pages'

/** The list to load: the library or the trash. */
type Place = 'library' | 'trash'

/** The items to list. */
export interface Found {
  /** The search text for titles; empty for all items. */
  q?: string
  mine?: boolean
  /** The language of the items; undefined for all. */
  language?: Language | undefined
  /** The subject and skill filters for study sheets; undefined for all items. */
  subject?: Subject | undefined
  skill?: SkillId | undefined
}

interface Asked extends Found {
  place: Place
  /** Whether to run the query. It is false, for example, while the session is loading. */
  enabled?: boolean
}

interface Page {
  items: readonly ContentItem[]
  /** The id of the last item, used as the cursor; undefined when there are no more items. */
  next: number | undefined
}

/**
 * Loads items page by page, newest first. A list is not refetched while it is mounted and stays cached for one minute
 * after that, so that the scroll position is preserved when the user opens an item and returns.
 */
export function useContentPages({ place, enabled = true, ...found }: Asked) {
  const { client } = trpc.useUtils()
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, number | undefined>({
    queryKey: [key, place, found],
    queryFn: async ({ pageParam, signal }) => {
      const items = await client.content.list.query(
        {
          limit: pageSize,
          ...buildFilters(found),
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
    /** Undefined until the first page has loaded. */
    items: data?.pages.flatMap(({ items }) => items),
    loading: isFetching || !enabled,
    failed: error !== null && !isFetching,
    hasMore: hasNextPage,
    loadMore: fetchNextPage,
    /** Retries the request for the page that failed. */
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Builds the filters of a request. Omits filters that match all items. */
export function buildFilters({ q, mine, language, subject, skill }: Found) {
  return {
    ...(q && { q }),
    ...(mine && { mine }),
    ...(language && { language }),
    ...(subject && { subject }),
    ...(skill && { skill }),
  }
}

export type ContentPages = ReturnType<typeof useContentPages>

/**
 * Updates an item in all cached lists of `place` (the library or the trash). Removes the item when `change` returns
 * undefined.
 */
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

/** Resets all cached lists of `place`. Each list then reloads from its first page. */
export function resetListed(queryClient: QueryClient, place: Place) {
  return queryClient.resetQueries({ queryKey: [key, place] })
}
