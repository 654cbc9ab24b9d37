import { assertRole } from '@pathwise/api/auth/caller'
import { draftPdfInputSchema, readDraft } from '@pathwise/api/content-export/draft-pdf'
import { AppError } from '@pathwise/api/errors'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createStreamSignal, findAbortReason } from '../../http/close-when-stopping.ts'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { RenderError, type RenderPool } from '../../threads/render-pool.ts'
import { readInput } from '../read-input.ts'

interface DraftPdfDeps {
  readonly pool: Pick<RenderPool, 'render'>
  readonly stopping: AbortSignal
  readonly buildContext: BuildContext
}

/**
 * Handles `POST /api/export/draft`: renders an unsaved text with the renderers of the ZIP exports, one at a time per
 * account.
 */
export function createDraftPdfHandler({ pool, stopping, buildContext }: DraftPdfDeps) {
  const rendering = new Set<string>()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(buildResponseHeaders([]))
    const ended = createStreamSignal(request, reply, stopping)
    try {
      const ctx = buildContext(request, reply)
      const caller = await ctx.identify()
      assertRole(caller, 'editor')
      const input = readInput(draftPdfInputSchema, request.body)
      if (rendering.has(caller.id)) throw buildStillRenderingError()
      rendering.add(caller.id)
      try {
        const { body, ...draft } = await readDraft(ctx, caller.id, input)
        const bytes = await pool.render({ ...draft, html: body, words: pdfTexts[draft.language] }, ended)
        return await reply.type('application/pdf').send(Buffer.from(bytes))
      } finally {
        rendering.delete(caller.id)
      }
    } catch (cause) {
      return sendError(request, reply, findAbortReason(toRefusal(cause), stopping))
    }
  }
}

function buildStillRenderingError(): AppError {
  return new AppError('throttled', 'Another PDF is being made for your account. Please wait for it.', {
    retryAfterSeconds: 2,
  })
}

function toRefusal(cause: unknown): unknown {
  if (!(cause instanceof RenderError)) return cause
  if (cause.reason === 'tooLarge') return new AppError('too_large', 'The text is too large to become a PDF')
  if (cause.reason === 'tooSlow') {
    return new AppError('unavailable', 'The text took too long to become a PDF', { cause })
  }
  return cause
}
