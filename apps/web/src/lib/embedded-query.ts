import type { QueryClient, QueryKey } from '@tanstack/react-query'

const elementId = 'handed-over'

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
  const handed: unknown = JSON.parse(text)
  if (typeof handed !== 'object' || handed === null || !('queryKey' in handed && 'data' in handed)) return
  if (Array.isArray(handed.queryKey)) queryClient.setQueryData(handed.queryKey, handed.data)
}
