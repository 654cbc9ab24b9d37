/** The search that is stored in the list's URL. */
export interface ListSearch {
  /** Trimmed; empty for all items. */
  q: string
  mine: boolean
}

/** The longest search text that the API accepts. */
export const longestQuery = 200

export function readSearch(parameters: URLSearchParams): ListSearch {
  const q = (parameters.get('q') ?? '').trim().slice(0, longestQuery).trim()
  return { q, mine: parameters.get('mine') === '1' }
}

/** Builds the URL parameters of a search. Omits empty values. */
export function writeSearch({ q, mine }: ListSearch): Record<string, string> {
  const text = q.trim()
  return { ...(text && { q: text }), ...(mine && { mine: '1' }) }
}
