import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import { storePicture } from '@pathwise/api/pictures/store-picture'
import {
  type ImportMessage,
  type ImportOptions,
  importOptionsSchema,
} from '@pathwise/api/questions/import/import.schemas'
import {
  type CheckedPages,
  type PreviewOptions,
  previewImport,
  runImport,
} from '@pathwise/api/questions/import/import.service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { createRowChecker } from '../../threads/row-checker.ts'
import { createQueryReader } from '../read-input.ts'
import { linesType, prepareStream, type StreamDeps } from './stream-lines.ts'

interface ImportDeps extends StreamDeps {
  readonly buildContext: BuildContext
}

export const importQuerySchema = importOptionsSchema.extend({ dry_run: z.boolean().default(false) })
const readQuery = createQueryReader(importQuerySchema)
const checker = createRowChecker()

/**
 * Handles `POST /api/admin/questions/import?format=…`. The body is the file. Responds with one JSON line per step, then
 * one with the result. With `dry_run=1`, responds with a preview of each row: JSON lines if the client accepts them, or
 * one JSON document. If the client disconnects or the server stops, nothing is stored.
 */
export function createImportHandler({ buildContext, ...deps }: ImportDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(buildResponseHeaders([]))
    const { signal, findReason, track, streamLines } = prepareStream(request, reply, deps)
    try {
      const ctx = buildContext(request, reply)
      const { dry_run, ...options } = readQuery(request.query)
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const check = { checker, signal, encodePicture: ctx.encodePicture }
      if (dry_run && !accepts(request)) {
        const preview = await track(previewImport(ctx, bytes, options, check))
        return await reply.type('application/json').send(Readable.from(writePreview(preview), { objectMode: false }))
      }
      const onFault = (error: unknown) => request.log.warn({ err: error }, 'imported questions were not linted')
      return await streamLines((send) =>
        dry_run
          ? sendPreview(ctx, bytes, options, check, send)
          : runImport(ctx, bytes, options, {
              ...{ onProgress: send, onPage: send, onFault, checker, signal },
              storePicture: (ownerId, picture) => storePicture(ctx, ownerId, picture),
            }),
      )
    } catch (cause) {
      return sendError(request, reply, findReason(cause))
    }
  }
}

function accepts({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes(linesType)
}

/** Sends the progress and preview pages of a dry run. Returns the final message. */
async function sendPreview(
  ctx: Context,
  bytes: Buffer,
  options: ImportOptions,
  check: PreviewOptions,
  send: (message: ImportMessage) => void,
): Promise<ImportMessage> {
  const onRows = (done: number, total: number) => send({ phase: 'reading', done, total })
  const onPictures = (done: number, total: number) => send({ phase: 'pictures', done, total })
  const { pages, ...checked } = await previewImport(ctx, bytes, options, { ...check, onRows, onPictures })
  for (const rows of pages) {
    send({ rows })
    // Sending ten thousand rows in one batch would block the server for most of a second.
    await setImmediate()
  }
  return { state: 'checked', ...checked }
}

/** Yields the preview as one JSON document, page by page. */
async function* writePreview({ pages, ...checked }: CheckedPages): AsyncGenerator<string, void> {
  yield `${JSON.stringify(checked).slice(0, -1)},"rows":[`
  let comma = ''
  for (const rows of pages) {
    if (rows.length > 0) yield `${comma}${JSON.stringify(rows).slice(1, -1)}`
    comma = ','
    await setImmediate()
  }
  yield ']}'
}

/** The maximum number of concurrent imports. Each can need memory for a maximum-size file and all its questions. */
const mostAtOnce = 2

/** Returns a hook that limits concurrent imports. */
export function createImportSlots() {
  let taken = 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (taken >= mostAtOnce) {
      const message = 'Other files are being imported. Please try again when they are done.'
      return sendError(request, reply, new AppError('throttled', message, { retryAfterSeconds: 10 }))
    }
    // Take no slot for a client that has already disconnected, because `close` will not fire again to release the slot.
    if (reply.raw.destroyed) return reply.hijack()
    taken++
    reply.raw.once('close', () => {
      taken--
    })
    return undefined
  }
}
