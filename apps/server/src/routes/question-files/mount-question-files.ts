import type { Context } from '@pathwise/api/context'
import { transferLimits } from '@pathwise/question-formats/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { exportFile } from './export-file.ts'
import { importFile } from './import-file.ts'
import { importSlots } from './import-slots.ts'

const importPath = '/api/admin/questions/import'
const exportPath = '/api/admin/questions/export'

interface QuestionFileDeps {
  readonly buildContext: (request: FastifyRequest, reply: FastifyReply) => Context
  readonly stopping: AbortSignal
}

/** Mounts the two endpoints for question files, which stream and therefore are not tRPC procedures. */
export async function mountQuestionFiles(
  app: FastifyInstance,
  { buildContext, stopping }: QuestionFileDeps,
): Promise<void> {
  const running = new Set<Promise<unknown>>()
  // Aborted imports must end their transactions before the database closes.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })

  await app.register(async (scope) => {
    // The body is the file, for any content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: importPath,
      bodyLimit: transferLimits.fileBytes,
      // Compression would delay the progress lines.
      compress: false,
      // Unauthorized callers are rejected before the file is read.
      onRequest: importSlots(buildContext),
      handler: importFile({ buildContext, stopping, running }),
    })
  })
  app.get(exportPath, exportFile({ buildContext, stopping }))
  refuseOtherMethods(app, [
    { method: 'POST', paths: [importPath] },
    { method: 'GET', paths: [exportPath] },
  ])
}
