import type { QueryClient, QueryKey } from '@tanstack/react-query'

const elementId = 'embedded-query'

/** Builds a script element that contains the result of a query, so that the browser need not request it. */
export function buildEmbeddedQuery(queryKey: QueryKey, data: unknown): string {
  // Escape `<` so that the JSON cannot close the script element.
  const json = JSON.stringify({ queryKey, data }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** Adds the query result in the page, if any, to the query cache. */
export function addEmbeddedQuery(queryClient: QueryClient): void {
  const text = document.getElementById(elementId)?.textContent
  if (!text) return
  const embedded: unknown = JSON.parse(text)
  if (typeof embedded !== 'object' || embedded === null || !('queryKey' in embedded && 'data' in embedded)) return
  if (Array.isArray(embedded.queryKey)) queryClient.setQueryData(embedded.queryKey, embedded.data)
}
