import type { FastifyInstance } from 'fastify'
import type { BuildContext } from '../../http/request-facts.ts'
import { createEditorHook } from '../create-editor-hook.ts'
import { createQueryReader, readInput } from '../read-input.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { createBulkChangeHandler } from './change-many.ts'
import { createExportHandler, exportQuerySchema, exportSelectionBodySchema } from './export-file.ts'
import { createImportHandler, createImportSlots } from './import-file.ts'

const importPath = '/api/admin/questions/import'
const exportPath = '/api/admin/questions/export'
const bulkPath = '/api/admin/questions/bulk'

const readQuery = createQueryReader(exportQuerySchema)

interface QuestionFileDeps {
  readonly buildContext: BuildContext
  readonly stopping: AbortSignal
  /** The maximum size of an import file. */
  readonly largestBytes: number
}

/** Mounts the endpoints that import, change and export questions. They stream, so they cannot be tRPC procedures. */
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
    // Accept any content type, because the body is the file itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: importPath,
      bodyLimit: largestBytes,
      // Do not compress the response, because compression would delay the progress lines.
      compress: false,
      // Rejects unauthorized callers before the file is read.
      onRequest: [createEditorHook(buildContext), createImportSlots()],
      handler: createImportHandler({ buildContext, stopping, running }),
    })
  })
  app.route({
    method: 'POST',
    url: bulkPath,
    compress: false,
    onRequest: createEditorHook(buildContext),
    handler: createBulkChangeHandler({ buildContext, stopping, running }),
  })
  app.get(
    exportPath,
    createExportHandler({ buildContext, stopping }, ({ query }) => readQuery(query)),
  )
  app.post(
    exportPath,
    { onRequest: createEditorHook(buildContext) },
    createExportHandler({ buildContext, stopping }, ({ body }) => readInput(exportSelectionBodySchema, body)),
  )
  refuseOtherMethods(app, [
    { method: 'POST', paths: [importPath, bulkPath, exportPath] },
    { method: 'GET', paths: [exportPath] },
  ])
}
