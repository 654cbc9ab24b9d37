import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requestUrl } from '../http/request-url.ts'
import { pageLanguage, pageVaries, rememberLanguage } from './page-language.ts'
import { encodings, PreparedFiles } from './prepared-files.ts'
import type { SharedReportPage } from './shared-report-page.ts'

/** What the build wrote where the origin of the deployment belongs. */
const placeholderOrigin = 'https://pathwise.invalid'

/** The text of a built file, as this deployment sends it. */
export function withOwnOrigin(text: string, origin: string): string {
  return text.replaceAll(placeholderOrigin, origin)
}

/** The page's own address, in the two tags that name it. */
const ownAddress = /(<link rel="canonical" href="[^"?]*|<meta property="og:url" content="[^"?]*)\?lang=[^"]*/g

const pathsSchema = z.object({
  /** The public pages. */
  rendered: z.array(z.string()),
  /** Pages whose files are named in their heads, and nothing more. */
  filled: z.array(z.string()),
  /** Pages that show what this parameter of their address names, and that say to wait where it cannot be rendered here. */
  waiting: z.record(z.string(), z.string()),
})

export interface Prerendered {
  has(pathname: string): boolean
  /** Answers with the page, in the language that the request calls for. */
  send(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<unknown>
}

/** The public pages that the build rendered, and the pages whose files it has named in their heads; with `/sitemap.xml` and `/robots.txt`, which it wrote beside them. */
export async function openPrerendered(
  app: FastifyInstance,
  folder: URL,
  sharedReport: SharedReportPage,
): Promise<Prerendered> {
  const paths = pathsSchema.parse(JSON.parse(await readFile(new URL('paths.json', folder), 'utf8')))
  const rendered = new Set(paths.rendered)
  const filled = new Set(paths.filled)
  const files = new PreparedFiles()

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    variant: 'as it is' | 'without its language',
  ) => {
    const encoding = request.encoding([...encodings]) || 'identity'
    const known = encodings.find((one) => one === encoding) ?? 'identity'
    const { body, etag } = await files.get(new URL(file, folder), known, variant, (text) => {
      const here = withOwnOrigin(text, app.publicUrl())
      return variant === 'as it is' ? here : here.replaceAll(ownAddress, '$1')
    })
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (known !== 'identity') reply.header('content-encoding', known)
    return reply.send(body)
  }

  for (const [file, type] of [
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    app.get(`/${file}`, (request, reply) => {
      reply.header('vary', 'accept-encoding').type(type)
      return sendFile(request, reply, file, 'as it is')
    })
  }

  return {
    has: (pathname) => rendered.has(pathname) || filled.has(pathname),
    send: async (request, reply, pathname) => {
      const { language, asked } = pageLanguage(request)
      if (asked) rememberLanguage(reply, language, app.publicUrl().startsWith('https://'))
      // Only what the build could render is for everybody.
      if (filled.has(pathname)) reply.header('x-robots-tag', 'noindex')
      reply.header('vary', pageVaries).type('text/html; charset=utf-8')
      const { searchParams } = requestUrl(request)
      const variant = asked ? 'as it is' : 'without its language'
      const page = `${language}${pathname === '/' ? '/index' : pathname}`
      const shared = searchParams.get(paths.waiting[pathname] ?? '')
      if (shared === null) return sendFile(request, reply, `${page}.html`, variant)
      const file = new URL(`${page}.arrived.html`, folder)
      const answer = await sharedReport(request, reply, { id: shared, language, file })
      if (answer.kind === 'rendered') {
        // Whoever opens the link again may do so with another clock, or another version of the app.
        return reply.header('cache-control', 'no-store').send(answer.page)
      }
      if (answer.kind === 'unknown') reply.code(404)
      return sendFile(request, reply, `${page}.waiting.html`, variant)
    },
  }
}
