import { appRouter } from '@pathwise/api/root'
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { refuseOtherMethods } from './allowed-methods.ts'
import { createInputReader } from './input.ts'
import { findProcedure } from './procedures.ts'
import { type Route, toFastifyPath } from './route.ts'

/** Mounts the routes. For any other method, their paths return 405 with an `Allow` header. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], buildContext: BuildContext): void {
  for (const route of routes) {
    const { type } = findProcedure(route.procedure)._def
    const readInput = createInputReader(route)

    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store')
      try {
        const ctx = buildContext(request, reply)
        if (route.method === 'GET') await ctx.reads.take(ctx.request.address, 1)
        return await callTRPCProcedure({
          router: appRouter,
          path: route.procedure,
          type,
          ctx,
          getRawInput: async () => readInput(request),
          signal: undefined,
          batchIndex: 0,
        })
      } catch (cause) {
        return sendError(request, reply, cause, { facts: { procedure: route.procedure } })
      }
    }

    const options = {
      method: route.method,
      ...(route.largestBodyBytes !== undefined && { bodyLimit: route.largestBodyBytes }),
      // A GET has no body to decompress, and the decompression hook would take 5% of the time of a small response.
      ...(route.method === 'GET' && { decompress: false as const }),
    }
    for (const path of route.paths) app.route({ ...options, url: toFastifyPath(path), handler })
  }
  refuseOtherMethods(app, routes)
}
