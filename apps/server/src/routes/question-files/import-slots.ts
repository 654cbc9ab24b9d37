import { assertRole } from '@pathwise/api/auth/assert-role'
import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../http/errors.ts'

/** Max concurrent imports. Each may hold a file of the maximum size and its parsed questions in memory. */
const mostAtOnce = 2

/** Admits only editors, and limits the number of concurrent imports. */
export function importSlots(buildContext: (request: FastifyRequest, reply: FastifyReply) => Pick<Context, 'identify'>) {
  let taken = 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      // Before the file is read.
      assertRole(await buildContext(request, reply).identify(), 'editor')
      if (taken >= mostAtOnce) {
        throw new AppError('throttled', 'Other files are being imported. Please wait for them.', {
          retryAfterSeconds: 10,
        })
      }
    } catch (cause) {
      return sendError(request, reply, cause)
    }
    // The client disconnected during identification, so `close` has already fired and would never free the slot.
    if (reply.raw.destroyed) return reply.hijack()
    taken++
    reply.raw.once('close', () => {
      taken--
    })
    return undefined
  }
}
