import websocket from '@fastify/websocket'
import { identifySocketUser } from '@pathwise/api/auth/cookie-caller'
import { unknownExportCode } from '@pathwise/api/content-export/content-export.schemas'
import { watchExport } from '@pathwise/api/content-export/watch-export'
import { AppError } from '@pathwise/api/errors'
import type { Database } from '@pathwise/db/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { ClientLimits } from '../../env/limit-environment.ts'
import { largestTextBytes } from '../../http/body-limits.ts'
import { sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { forwardWebSocketUpgrades } from '../../http/upgrades.ts'
import { createRenderPool, type RenderPoolOptions } from '../../threads/render-pool.ts'
import { createEditorHook } from '../create-editor-hook.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { toFastifyPath } from '../rest/route.ts'
import { createDraftPdfHandler } from './draft-pdf.ts'
import { createExportZipHandler } from './export-zip.ts'
import { trackRunningExports } from './running-exports.ts'

const zipPaths = ['/api/export/zip', '/export/zip'] as const
const draftPath = '/api/export/draft'
const progressPaths = ['/api/export/ws/{jobId}', '/export/ws/{jobId}'] as const

/** Clients send nothing. */
const largestMessageBytes = 1024

/** Gives watchers time to receive the final message before the connections close. */
const tellingMs = 1_500

/** The WebSocket code for a service restart. Clients may reconnect, perhaps to another server. */
const serviceRestart = 1012

/** Matches only URLs of the routes below, because an HTTP response to an upgrade leaves the connection open. */
function hasProgress(url: string): boolean {
  return /^(\/api)?\/export\/ws\/[\w-]{1,100}(\?|$)/.test(url)
}

interface ExportDeps {
  readonly database: Pick<Database, 'listen' | 'prisma'>
  readonly buildContext: BuildContext
  readonly stopping: AbortSignal
  readonly renderPool: RenderPoolOptions
  readonly limits: Pick<ClientLimits, 'exports' | 'webSockets'>
}

/** Mounts the endpoints that export content. They stream, so they cannot be tRPC procedures. */
export async function mountExport(app: FastifyInstance, deps: ExportDeps): Promise<void> {
  const { buildContext, stopping, renderPool, limits } = deps
  const running = trackRunningExports(stopping, limits.exports)
  const pool = createRenderPool(renderPool)
  // Store the final state of every export before the database closes.
  app.addHook('onClose', async () => {
    await running.whenStopped()
    await pool.close()
  })

  const sendZip = createExportZipHandler({ pool, running, stopping, buildContext })
  for (const url of zipPaths) app.get(url, { exposeHeadRoute: false }, sendZip)

  app.route({
    method: 'POST',
    url: draftPath,
    bodyLimit: largestTextBytes,
    onRequest: createEditorHook(buildContext),
    handler: createDraftPdfHandler({ pool, stopping, buildContext }),
  })

  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: largestMessageBytes, server: forwardWebSocketUpgrades(app.server, hasProgress) },
      // Watchers stay connected until this server's exports end. The shutdown does not wait for the watchers.
      preClose(done) {
        void running.whenStopped().then(() => {
          const close = () => {
            for (const client of scope.websocketServer.clients) client.close(serviceRestart)
          }
          setTimeout(close, tellingMs).unref()
        })
        done()
      },
    })
    const { identify, watch } = exportProgress(deps)
    const assertRoom = async (request: FastifyRequest, reply: FastifyReply) => {
      if (scope.websocketServer.clients.size < limits.webSockets) return undefined
      const retryAfterSeconds = 10
      return sendError(request, reply, new AppError('unavailable', 'Too many connections', { retryAfterSeconds }))
    }
    for (const path of progressPaths) {
      scope.route({
        method: 'GET',
        url: toFastifyPath(path),
        exposeHeadRoute: false,
        preValidation: [assertRoom, identify],
        wsHandler: watch,
        handler: async (_request, reply) =>
          reply.code(426).header('upgrade', 'websocket').send({ detail: 'This path takes WebSocket connections only' }),
      })
    }
  })
  refuseOtherMethods(app, [
    { method: 'GET', paths: [...zipPaths, ...progressPaths], head: false },
    { method: 'POST', paths: [draftPath] },
  ])
}

const paramsSchema = z.object({ jobId: z.string() })

/** WebSocket close codes (RFC 6455). */
const normal = 1000
const ourFault = 1011

/** Handles `WebSocket /export/ws/{jobId}`, which sends an export's progress to its owner. */
function exportProgress({ database, buildContext }: Pick<ExportDeps, 'buildContext' | 'database'>) {
  const watchers = new WeakMap<FastifyRequest, string>()

  return {
    /** Runs before the upgrade, because no HTTP status can be sent afterwards. */
    identify: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      try {
        watchers.set(request, await identifySocketUser(buildContext(request, reply)))
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
