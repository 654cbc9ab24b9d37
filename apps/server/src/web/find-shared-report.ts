import { appRouter } from '@pathwise/api/root'
import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuildContext } from '../http/request-facts.ts'

const unknownCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST', 'UNPROCESSABLE_CONTENT'])

/** Calls `share.get` as a browser would. Returns undefined for an unknown share. */
export function findSharedReport(buildContext: BuildContext) {
  return async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<unknown> => {
    try {
      return await appRouter.createCaller(buildContext(request, reply)).share.get({ id })
    } catch (error) {
      if (error instanceof TRPCError && unknownCodes.has(error.code)) return undefined
      throw error
    }
  }
}
