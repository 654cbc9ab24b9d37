import type { FastifyInstance } from 'fastify'
import { type Route, toFastifyPath } from './route.ts'

const every = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const

interface Reached extends Pick<Route, 'method' | 'paths'> {
  /** Whether a GET route also accepts HEAD. Defaults to true. */
  readonly head?: boolean
}

function methodsByPath(routes: readonly Reached[]): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  for (const { method, paths, head = true } of routes) {
    for (const path of paths) {
      const known = methods.get(path) ?? new Set()
      known.add(method)
      if (method === 'GET' && head) known.add('HEAD')
      methods.set(path, known)
    }
  }
  return methods
}

/**
 * Returns 405 with the allowed methods for any other method on these paths. For OPTIONS, returns 204 with the allowed
 * methods.
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Reached[]): void {
  for (const [path, known] of methodsByPath(routes)) {
    const allow = [...known].sort().join(', ')
    app.route({
      method: every.filter((method) => !known.has(method)),
      url: toFastifyPath(path),
      handler: async (request, reply) => {
        reply.header('allow', allow)
        if (request.method === 'OPTIONS') return reply.code(204).send()
        return reply.code(405).send({ detail: `Method not allowed (405). This path takes ${allow}.` })
      },
    })
  }
}
