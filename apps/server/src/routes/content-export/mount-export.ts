import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { webSocketUpgrades } from '../../http/upgrades.ts'
import { createRenderPool, type RenderPoolOptions } from '../../threads/render-pool.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { fastifyPath } from '../rest/route.ts'
import { type ExportProgressDeps, exportProgress } from './export-progress.ts'
import { exportZip } from './export-zip.ts'
import { runningExports } from './running-exports.ts'

const zipPaths = ['/api/export/zip', '/export/zip'] as const
const progressPaths = ['/api/export/ws/{jobId}', '/export/ws/{jobId}'] as const

/** Max WebSocket message size; clients send nothing. */
const largestMessageBytes = 1024

/** Delay before closing the connections, so that watchers receive the final message. */
const tellingMs = 1_500

/** WebSocket close code for a service restart: the client may reconnect, possibly to another server. */
const serviceRestart = 1012

function hasProgress(url: string): boolean {
  return /^(\/api)?\/export\/ws\//.test(url)
}

interface ExportDeps extends ExportProgressDeps {
  readonly stopping: AbortSignal
  readonly renderPool: RenderPoolOptions
}

/** Mounts the two export endpoints, which stream and therefore are not tRPC procedures. */
export async function mountExport(app: FastifyInstance, deps: ExportDeps): Promise<void> {
  const { buildContext, stopping, renderPool } = deps
  const running = runningExports(stopping)
  const pool = createRenderPool(renderPool)
  // Store the final state of each export before the database closes.
  app.addHook('onClose', async () => {
    await running.whenStopped()
    await pool.close()
  })

  const sendZip = exportZip({ pool, running, stopping, buildContext })
  for (const url of zipPaths) app.get(url, { exposeHeadRoute: false }, sendZip)

  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: largestMessageBytes, server: webSocketUpgrades(app.server, hasProgress) },
      // Watchers stay connected until this server's exports end; the rest of the shutdown does not wait for them.
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
    for (const path of progressPaths) {
      scope.route({
        method: 'GET',
        url: fastifyPath(path),
        exposeHeadRoute: false,
        preValidation: identify,
        wsHandler: watch,
        handler: async (_request, reply) =>
          reply.code(426).header('upgrade', 'websocket').send({ detail: 'This path takes WebSocket connections only' }),
      })
    }
  })
  refuseOtherMethods(app, [{ method: 'GET', paths: [...zipPaths, ...progressPaths], head: false }])
}
