import type { ContentItem } from '@pathwise/api/content/content.schemas'
import type { Language } from '@pathwise/i18n/languages'
import type { SkillId, Subject } from '@pathwise/planner/data/skills'
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import { useListPages } from '../../lib/use-list-pages.ts'

const pageSize = 20
const key = 'content-pages'

type Place = 'library' | 'trash'

export interface Found {
  /** The text to search for in titles. */
  q?: string
  mine?: boolean
  language?: Language | undefined
  /** Filters for study sheets. */
  subject?: Subject | undefined
  skill?: SkillId | undefined
}

interface Asked extends Found {
  place: Place
  /** Set to false to wait, for example while the session is loading. */
  enabled?: boolean
}

interface Page {
  items: readonly ContentItem[]
  /** The cursor for the next page: the id of the last item. Undefined on the last page. */
  next: number | undefined
}

/**
 * Loads items page by page, newest first. A list is not refetched while it is mounted, and it stays cached for a minute
 * after that. The scroll position is therefore preserved when the user opens an item and returns.
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
  const pages = useListPages(query)
  return {
    ...pages,
    /** Undefined until the first page has loaded. */
    items: query.data?.pages.flatMap(({ items }) => items),
    loading: pages.loading || !enabled,
  }
}

/** Omits filters that match all items. */
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

/** Changes an item in all cached lists of `place`, or removes it if `change` returns undefined. */
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

/** Makes all cached lists of `place` reload from their first page. */
export function resetListed(queryClient: QueryClient, place: Place) {
  return queryClient.resetQueries({ queryKey: [key, place] })
}
