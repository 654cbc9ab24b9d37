import { Readable } from 'node:stream'
import { exportSelectionSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { exportOptionsSchema } from '@pathwise/api/questions/export/export.schemas'
import { type FileExport, fileExport } from '@pathwise/api/questions/export/file-export'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionWhenStopping } from '../../http/close-when-stopping.ts'
import { answerMeta, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { type ZipFile, zipStream } from '../../streams/zip-stream.ts'
import { editorsOnly } from '../editors-only.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { changeManyQuestions } from './change-many.ts'
import { importFile, importSlots } from './import-file.ts'
import { createQueryReader, readBody } from './read-query.ts'

const importPath = '/api/admin/questions/import'
const exportPath = '/api/admin/questions/export'
const bulkPath = '/api/admin/questions/bulk'

const readQuery = createQueryReader(exportOptionsSchema)

interface QuestionFileDeps {
  readonly buildContext: BuildContext
  readonly stopping: AbortSignal
  /** The maximum size of an import file. */
  readonly largestBytes: number
}

/** Streaming endpoints cannot be tRPC procedures. */
export async function mountQuestionFiles(
  app: FastifyInstance,
  { buildContext, stopping, largestBytes }: QuestionFileDeps,
): Promise<void> {
  const running = new Set<Promise<unknown>>()
  // Aborted imports and changes must end their transactions before the database closes.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })

  await app.register(async (scope) => {
    // The body is the file, whatever the content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: importPath,
      bodyLimit: largestBytes,
      // Compression would delay the progress lines.
      compress: false,
      // Rejects unauthorized callers before the file is read.
      onRequest: importSlots(buildContext),
      handler: importFile({ buildContext, stopping, running }),
    })
  })
  app.route({
    method: 'POST',
    url: bulkPath,
    compress: false,
    onRequest: editorsOnly(buildContext),
    handler: changeManyQuestions({ buildContext, stopping, running }),
  })
  app.get(
    exportPath,
    exportFile({ buildContext, stopping }, ({ query }) => readQuery(query)),
  )
  app.post(
    exportPath,
    { onRequest: editorsOnly(buildContext) },
    exportFile({ buildContext, stopping }, ({ body }) => readBody(exportSelectionSchema, body)),
  )
  refuseOtherMethods(app, [
    { method: 'POST', paths: [importPath, bulkPath, exportPath] },
    { method: 'GET', paths: [exportPath] },
  ])
}

/** Handles `/api/admin/questions/export`: streams a filtered list or a selection as a file. */
function exportFile(
  { buildContext, stopping }: Omit<QuestionFileDeps, 'largestBytes'>,
  read: (request: FastifyRequest) => Parameters<typeof fileExport>[1],
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(answerMeta([]))
    endConnectionWhenStopping(request, reply, stopping)
    try {
      const ctx = buildContext(request, reply)
      const file = await fileExport(ctx, read(request))
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
  for await (const { name, content } of files) yield { name, bytes: Buffer.from(content), date }
}
