import type { ProcedureName } from './procedures.ts'

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT'

export interface Route {
  readonly method: Method
  /** Equivalent paths, of which the documentation shows only the first. `{name}` matches one segment. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]]
  readonly procedure: ProcedureName
  /** One sentence for the documentation, starting with a verb. */
  readonly summary: string
  /** Overrides the server's default limit for a request body. */
  readonly largestBodyBytes?: number
}

/** Returns whether fields that are not in the path are read from the body. Otherwise, they are read from the query. */
export function acceptsBody({ method }: Pick<Route, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

/** Converts `/share/{id}` to Fastify's `/share/:id`. */
export function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
