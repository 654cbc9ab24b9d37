import type { ProcedureName } from './procedures.ts'

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT'

/** One REST endpoint: how it is reached and which procedure answers. It adds nothing else. */
export interface Route {
  readonly method: Method
  /** Each path answers alike. `{name}` takes one segment. */
  readonly paths: readonly `/${string}`[]
  readonly procedure: ProcedureName
  /** Where the server's own limit is too small. */
  readonly largestBodyBytes?: number
}

/** Whether the fields of the input that are not in the path are in the body; otherwise they are in the query. */
export function takesBody({ method }: Pick<Route, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

/** `/share/{id}` as Fastify writes it: `/share/:id`. */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
