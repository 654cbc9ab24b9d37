import { createHash } from 'node:crypto'
import { writeFeed } from '@pathwise/api/calendar-feed/write-feed'
import { AppError } from '@pathwise/api/errors'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../http/errors.ts'
import type { BuildContext } from '../http/request-facts.ts'
import { refuseOtherMethods } from './rest/allowed-methods.ts'

const route = { method: 'GET', paths: ['/calendar/{file}'] } as const

/** Calendar apps cache the feed and revalidate it. Proxies and search engines must not store it. */
const headers = {
  'cache-control': 'private, no-cache',
  'cdn-cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Serves calendar feeds at secret URLs. The log contains only the route pattern, not the secret. */
export function mountCalendarFeed(app: FastifyInstance, buildContext: BuildContext): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    reply.headers(headers)
    try {
      const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
      if (secret === undefined) throw new AppError('not_found', 'There is no calendar under this address')
      const text = await writeFeed(buildContext(request, reply), secret)
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.header('etag', etag)
      if (isCurrent(request.headers['if-none-match'], etag)) return await reply.code(304).send()
      return await reply
        .header('content-disposition', 'inline; filename="pathwise.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text)
    } catch (cause) {
      return sendError(request, reply, cause, { message: 'a calendar feed was not written' })
    }
  })
  refuseOtherMethods(app, [route])
}

/** A proxy that compresses the response marks its ETag as weak. */
function isCurrent(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
