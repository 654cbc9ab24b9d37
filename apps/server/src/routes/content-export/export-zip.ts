import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { assertRole } from '@pathwise/api/auth/caller'
import { exportZipInputSchema } from '@pathwise/api/content-export/content-export.schemas'
import { type RunningExport, startExport } from '@pathwise/api/content-export/content-export.service'
import { readEntries } from '@pathwise/api/content-export/entries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionWhenStopping } from '../../http/close-when-stopping.ts'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { createZipStream } from '../../streams/zip-stream.ts'
import type { RenderPool } from '../../threads/render-pool.ts'
import { readInput } from '../read-input.ts'
import { exportedFiles } from './exported-files.ts'
import type { RunningExports } from './running-exports.ts'

export interface ExportZipDeps {
  readonly pool: RenderPool
  readonly running: RunningExports
  readonly stopping: AbortSignal
  readonly buildContext: BuildContext
}

/** A client that reads nothing for this long is treated as disconnected. */
const silenceMs = 120_000

/** Destroys the response if nothing has been written for `afterMs` because the client does not read. */
export function destroyWhenUnread(response: ServerResponse, afterMs: number): void {
  response.setTimeout(afterMs, () => {
    // If the client has read everything, the server is still rendering the next file.
    if (response.writableLength > 0) response.destroy()
  })
}

/** Handles `GET /export/zip?ids=1,2,3&fmt=pdf`. The ZIP is streamed while it is built. */
export function createExportZipHandler({ pool, running, stopping, buildContext }: ExportZipDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(buildResponseHeaders([]))
    try {
      const ctx = buildContext(request, reply)
      const caller = await ctx.identify()
      assertRole(caller, 'student')
      const { ids } = readInput(exportZipInputSchema, request.query)
      const release = running.reserve()
      const job = await startExport(ctx, { userId: caller.id, total: ids.length }, (error) => {
        request.log.warn({ err: error, export: job.id }, 'the progress of an export was not stored')
      }).catch((error: unknown) => {
        release()
        throw error
      })
      const stop = new AbortController()
      const output = createZipStream(
        exportedFiles({
          entries: waitFor(sendHeaders(reply.raw), readEntries(ctx, ids)),
          pool,
          language: ctx.findLanguage(),
          signal: stop.signal,
          onDone: () => job.advance(),
          onSkipped: ({ id, reason }, cause) => {
            if (cause !== undefined) request.log.warn({ item: id, reason, err: cause }, 'an item was not exported')
          },
        }),
      )
      running.add(waitForEnd(output, job, stop).finally(release), () =>
        output.destroy(new Error('The server is stopping')),
      )
      endConnectionWhenStopping(request, reply, stopping)
      return await send(reply, output, job.id)
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  }
}

/** However the stream ends, rendering stops and the final state is stored. */
function waitForEnd(output: Readable, job: RunningExport, stop: AbortController): Promise<void> {
  return new Promise((resolve) => {
    finished(output, (error) => {
      stop.abort()
      // The client closed the connection.
      const left = error?.code === 'ERR_STREAM_PREMATURE_CLOSE'
      void job.end(error ? (left ? 'cancelled' : 'failed') : 'finished').then(resolve)
    })
  })
}

/** Sends the headers before the body, because clients need the job id to follow the progress. */
function sendHeaders(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('pipe', () => {
      response.flushHeaders()
      resolve()
    })
  })
}

async function* waitFor<Item>(moment: Promise<void>, items: AsyncIterable<Item>): AsyncGenerator<Item, void> {
  await moment
  yield* items
}

function send(reply: FastifyReply, output: Readable, jobId: string): FastifyReply {
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="export_pdf.zip"',
    'x-export-job': jobId,
    // Ask proxies not to buffer the response, because buffering would hide that the client has disconnected.
    'x-accel-buffering': 'no',
  })
  destroyWhenUnread(reply.raw, silenceMs)
  return reply.send(output)
}
