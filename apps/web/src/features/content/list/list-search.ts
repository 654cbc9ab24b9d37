/** What the list's address asks for. */
export interface ListSearch {
  /** Trimmed; empty for all. */
  q: string
  mine: boolean
}

/** The longest text that the API looks for. */
export const longestQuery = 200

export function readSearch(parameters: URLSearchParams): ListSearch {
  const q = (parameters.get('q') ?? '').trim().slice(0, longestQuery).trim()
  return { q, mine: parameters.get('mine') === '1' }
}

/** The address's parameters; what is not asked for is left out. */
export function writeSearch({ q, mine }: ListSearch): Record<string, string> {
  const text = q.trim()
  return { ...(text && { q: text }), ...(mine && { mine: '1' }) }
}
