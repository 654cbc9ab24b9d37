import { Readable } from 'node:stream'
import { exportSelectionSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import {
  type ExportMessage,
  exportOptionsSchema,
  exportProgressSchema,
} from '@pathwise/api/questions/export/export.schemas'
import { exportQuestionFile, type FileExport } from '@pathwise/api/questions/export/file-export'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { endConnectionWhenStopping } from '../../http/close-when-stopping.ts'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { createZipStream, type ZipFile } from '../../streams/zip-stream.ts'
import { linesType } from './stream-lines.ts'

export const exportQuerySchema = exportOptionsSchema.extend({ progress: exportProgressSchema })
export const exportSelectionBodySchema = exportSelectionSchema.extend({ progress: exportProgressSchema })
type Asked = z.infer<typeof exportQuerySchema> | z.infer<typeof exportSelectionBodySchema>

interface ExportDeps {
  readonly buildContext: BuildContext
  readonly stopping: AbortSignal
}

/**
 * Handles `/api/admin/questions/export`: streams a filtered list or a selection as a file, or as lines that contain the
 * progress and the parts of the file.
 */
export function createExportHandler({ buildContext, stopping }: ExportDeps, read: (request: FastifyRequest) => Asked) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(buildResponseHeaders([]))
    endConnectionWhenStopping(request, reply, stopping)
    try {
      const ctx = buildContext(request, reply)
      const { progress, ...asked } = read(request)
      let done = 0
      const file = await exportQuestionFile(ctx, asked, () => {
        done++
      })
      reply.header('content-disposition', `attachment; filename="${file.fileName}"`)
      reply.type(progress ? linesType : file.contentType)
      if (request.method === 'HEAD') return await reply.send(Readable.from([]))
      const content = streamContent(file, ctx.now())
      if (!progress) return await reply.send(content)
      const lines = writeLines(content, () => ({ done, total: file.total }))
      // Ask proxies not to buffer the response, because buffering would hide the progress.
      return await reply.header('x-accel-buffering', 'no').send(Readable.from(lines, { objectMode: false }))
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  }
}

/**
 * The maximum bytes of file content per line, before Base64. A picture can have several megabytes, and a client reads a
 * line of that size slowly.
 */
const lineBytes = 48 * 1024

async function* writeLines(
  content: Readable,
  count: () => { done: number; total: number },
): AsyncGenerator<string, void> {
  const write = (message: ExportMessage) => `${JSON.stringify(message)}\n`
  for await (const part of content) {
    const bytes = Buffer.from(part)
    for (let start = 0; start < bytes.length; start += lineBytes) {
      yield write({ ...count(), bytes: bytes.toString('base64', start, start + lineBytes) })
    }
  }
  yield write({ state: 'finished' })
}

function streamContent(file: FileExport, date: Date): Readable {
  return 'pieces' in file
    ? Readable.from(file.pieces, { objectMode: false })
    : createZipStream(zipFiles(file.files, date))
}

async function* zipFiles(
  files: Extract<FileExport, { files: unknown }>['files'],
  date: Date,
): AsyncGenerator<ZipFile, void> {
  for await (const { name, content } of files) yield { name, bytes: Buffer.from(content), date }
}
