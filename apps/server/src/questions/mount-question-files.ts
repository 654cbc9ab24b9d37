import type { Context } from '@pathwise/api'
import { transferLimits } from '@pathwise/api/question-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'
import { exportFile } from './export-file.ts'
import { importFile } from './import-file.ts'
import { importSlots } from './import-slots.ts'

const importPath = '/api/admin/questions/import'
const exportPath = '/api/admin/questions/export'

interface QuestionFileDeps {
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context
  readonly stopping: AbortSignal
}

/** The two endpoints for files of questions, which are no procedures: they stream. */
export async function mountQuestionFiles(
  app: FastifyInstance,
  { contextOf, stopping }: QuestionFileDeps,
): Promise<void> {
  const running = new Set<Promise<unknown>>()
  // An import that was told to stop ends its transaction before the database closes.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })

  await app.register(async (scope) => {
    // The file is the body, whatever type it is sent with.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: importPath,
      bodyLimit: transferLimits.fileBytes,
      // Compression would hold progress back.
      compress: false,
      // Who may not import is told before the file is read.
      onRequest: importSlots(contextOf),
      handler: importFile({ contextOf, stopping, running }),
    })
  })
  app.get(exportPath, exportFile({ contextOf, stopping }))
  refuseOtherMethods(app, [
    { method: 'POST', paths: [importPath] },
    { method: 'GET', paths: [exportPath] },
  ])
}
