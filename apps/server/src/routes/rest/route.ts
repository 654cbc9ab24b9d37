import type { ProcedureName } from './procedures.ts'

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT'

/** One REST endpoint: its method, its paths and its procedure. */
export interface Route {
  readonly method: Method
  /** Equivalent paths; the API documentation shows the first one. `{name}` matches one segment. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]]
  readonly procedure: ProcedureName
  /** One sentence for the API documentation, starting with a verb. */
  readonly summary: string
  /** Overrides the server's default limit. */
  readonly largestBodyBytes?: number
}

/** Returns true if input fields that are not in the path come from the body, or false if they come from the query. */
export function takesBody({ method }: Pick<Route, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

/** Converts `/share/{id}` to Fastify's syntax: `/share/:id`. */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
