import { Readable } from 'node:stream'
import type { Context } from '@pathwise/api/context'
import { exportOptionsSchema } from '@pathwise/api/questions/export/export.schemas'
import { type FileExport, fileExport } from '@pathwise/api/questions/export/file-export'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionWhenStopping } from '../../http/end-connection.ts'
import { answerMeta, sendError } from '../../http/errors.ts'
import { type ZipFile, zipStream } from '../../streams/zip-stream.ts'
import { queryReader } from './read-query.ts'

const readQuery = queryReader(exportOptionsSchema)

interface ExportDeps {
  readonly buildContext: (request: FastifyRequest, reply: FastifyReply) => Context
  readonly stopping: AbortSignal
}

/** Returns the handler of `GET /api/admin/questions/export?format=…`, which streams the filtered list as a file. */
export function exportFile({ buildContext, stopping }: ExportDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(answerMeta([]))
    endConnectionWhenStopping(request, reply, stopping)
    try {
      const ctx = buildContext(request, reply)
      const file = await fileExport(ctx, readQuery(request.query))
      return await reply
        .type(file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(request.method === 'HEAD' ? Readable.from([]) : streamContent(file, ctx.now()))
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  }
}

function streamContent(file: FileExport, date: Date): Readable {
  return 'pieces' in file ? Readable.from(file.pieces, { objectMode: false }) : zipStream(zipFiles(file.files, date))
}

async function* zipFiles(
  files: Extract<FileExport, { files: unknown }>['files'],
  date: Date,
): AsyncGenerator<ZipFile, void> {
  for await (const { name, text } of files) yield { name, bytes: Buffer.from(text), date }
}
