import { assertRole } from '@pathwise/api/auth/caller'
import type { Context } from '@pathwise/api/context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../http/errors.ts'

/** Returns a hook that rejects callers who are not editors before the body is read. */
export function createEditorHook(
  buildContext: (request: FastifyRequest, reply: FastifyReply) => Pick<Context, 'identify'>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      assertRole(await buildContext(request, reply).identify(), 'editor')
    } catch (cause) {
      return sendError(request, reply, cause)
    }
    return undefined
  }
}
