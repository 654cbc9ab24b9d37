import { assertRole } from '@pathwise/api/auth/caller'
import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import { pictureIdSchema } from '@pathwise/api/pictures/pictures.schemas'
import { pictureLimits } from '@pathwise/api/pictures/pictures.vocabulary'
import { readPicture } from '@pathwise/api/pictures/read-picture'
import { buildPictureError, findRefusal, storePicture } from '@pathwise/api/pictures/store-picture'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { createEditorHook } from '../create-editor-hook.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'

const uploadPath = '/api/pictures'
const picturePath = '/pictures/{id}'

/** Prevents scripts in a picture from running, even if the picture is opened as a page. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

const oneYear = 'public, max-age=31536000, immutable'
/** Only the student's browser may cache an assessment item's picture, and only for about the length of a run. */
const oneHour = 'private, max-age=3600'

const querySchema = z.object({ run: z.string().max(100).optional().catch(undefined) })

/**
 * Lets editors upload pictures, and serves pictures to everyone. A picture of an assessment item is served only to
 * editors and to runs that contain the item.
 */
export async function mountPictures(app: FastifyInstance, buildContext: BuildContext): Promise<void> {
  await app.register(async (scope) => {
    // Accept any content type, because the body is the file itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, request, reply) => {
      const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      return sendRefusal(request, reply, isTooLarge ? buildPictureError('picture_too_large') : error)
    })
    scope.route({
      method: 'POST',
      url: uploadPath,
      bodyLimit: pictureLimits.fileBytes,
      // Rejects unauthorized callers before the file is read.
      onRequest: createEditorHook(buildContext),
      handler: async (request, reply) => {
        try {
          const ctx = buildContext(request, reply)
          const caller = await ctx.identify()
          assertRole(caller, 'editor')
          await ctx.assertWritable()
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          return await reply
            .headers(buildResponseHeaders([]))
            .code(201)
            .send(await storePicture(ctx, caller.id, bytes))
        } catch (cause) {
          return sendRefusal(request, reply, cause)
        }
      },
    })
  })
  app.get<{ Params: { id: string } }>('/pictures/:id', async (request, reply) => {
    try {
      return await sendPicture(buildContext(request, reply), request, reply)
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  })
  refuseOtherMethods(app, [
    { method: 'POST', paths: [uploadPath] },
    { method: 'GET', paths: [picturePath] },
  ])
}

/** Adds the reason code to the error for a rejected picture, so that the editor can show its own message. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, cause: unknown): FastifyReply {
  const reason = findRefusal(cause)
  if (reason === undefined || !(cause instanceof AppError)) return sendError(request, reply, cause)
  const body = { detail: cause.message, reason }
  return reply.code(getHTTPStatusCodeFromError(cause)).headers(buildResponseHeaders([])).send(body)
}

async function sendPicture(
  ctx: Context,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data: id } = pictureIdSchema.safeParse(request.params.id)
  if (id === undefined) throw new AppError('not_found', 'There is no such picture')
  const { run } = querySchema.parse(request.query)
  const { type, bytes, isPublic } = await readPicture(ctx, { id, run })
  return reply
    .headers({ ...headers, 'cache-control': isPublic ? oneYear : oneHour })
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
