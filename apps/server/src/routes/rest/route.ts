import type { ProcedureName } from './procedures.ts'

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT'

export interface Route {
  readonly method: Method
  /** Equivalent paths, of which the documentation shows the first. `{name}` matches one segment. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]]
  readonly procedure: ProcedureName
  /** One sentence for the documentation, starting with a verb. */
  readonly summary: string
  /** Overrides the server's default limit. */
  readonly largestBodyBytes?: number
}

/** Fields that are not in the path come from the body if true, or from the query if false. */
export function takesBody({ method }: Pick<Route, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

/** Converts `/share/{id}` to Fastify's `/share/:id`. */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
