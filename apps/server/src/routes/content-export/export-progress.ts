import { identifyWatcher } from '@pathwise/api/auth/cookie-caller'
import { unknownExportCode } from '@pathwise/api/content-export/content-export.schemas'
import { watchExport } from '@pathwise/api/content-export/watch-export'
import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import type { Database } from '@pathwise/db/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { sendError } from '../../http/errors.ts'

export interface ExportProgressDeps {
  readonly database: Pick<Database, 'listen' | 'prisma'>
  readonly buildContext: (request: FastifyRequest, reply: FastifyReply) => Context
}

const paramsSchema = z.object({ jobId: z.string() })

/** WebSocket close codes of RFC 6455. */
const normal = 1000
const ourFault = 1011

/** Returns the handlers of `WebSocket /export/ws/{jobId}`, which sends the progress of an export to its owner. */
export function exportProgress({ database, buildContext }: ExportProgressDeps) {
  const watchers = new WeakMap<FastifyRequest, string>()

  return {
    /** Identifies the caller before the upgrade, because no HTTP status can be sent after it. */
    identify: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      try {
        watchers.set(request, await identifyWatcher(buildContext(request, reply)))
        return undefined
      } catch (cause) {
        return sendError(request, reply, cause)
      }
    },

    watch: async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
      const { jobId } = paramsSchema.parse(request.params)
      try {
        const stop = await watchExport(
          database,
          { id: jobId, userId: watchers.get(request) ?? '' },
          {
            send: (message) => socket.send(JSON.stringify(message)),
            end: (error) => {
              if (error !== undefined) request.log.error(error, 'watching an export failed')
              socket.close(error === undefined ? normal : ourFault)
            },
          },
        )
        socket.once('close', stop)
        if (socket.readyState !== socket.OPEN) stop()
      } catch (error) {
        const isRefusal = error instanceof AppError
        if (!isRefusal) request.log.error(error, 'watching an export failed')
        socket.close(isRefusal ? unknownExportCode : ourFault)
      }
    },
  }
}
