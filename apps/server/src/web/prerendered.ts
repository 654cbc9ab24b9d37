import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageLanguage, pageVaries, rememberLanguage } from './page-language.ts'
import { encodings, PreparedFiles } from './prepared-files.ts'

/** What the build wrote where the origin of the deployment belongs. */
const placeholderOrigin = 'https://pathwise.invalid'

/** The page's own address, in the two tags that name it. */
const ownAddress = /(<link rel="canonical" href="[^"?]*|<meta property="og:url" content="[^"?]*)\?lang=[^"]*/g

const pathsSchema = z.object({
  /** The public pages. */
  rendered: z.array(z.string()),
  /** Pages whose files are named in their heads, and nothing more. */
  filled: z.array(z.string()),
  /** Pages that first say that they wait, when their address has this parameter. */
  waiting: z.record(z.string(), z.string()),
})

export interface Prerendered {
  has(pathname: string): boolean
  /** Answers with the page, in the language that the request calls for. */
  send(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<unknown>
}

/** The public pages that the build rendered, and the pages whose files it has named in their heads; with `/sitemap.xml` and `/robots.txt`, which it wrote beside them. */
export async function openPrerendered(app: FastifyInstance, folder: URL): Promise<Prerendered> {
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
      const here = text.replaceAll(placeholderOrigin, app.publicUrl())
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
    send: (request, reply, pathname) => {
      const { language, asked } = pageLanguage(request)
      if (asked) rememberLanguage(reply, language, app.publicUrl().startsWith('https://'))
      // Only what the build could render is for everybody.
      if (filled.has(pathname)) reply.header('x-robots-tag', 'noindex')
      reply.header('vary', pageVaries).type('text/html; charset=utf-8')
      const { searchParams } = new URL(request.url, 'http://localhost')
      const parameter = paths.waiting[pathname]
      const waits = parameter !== undefined && searchParams.has(parameter)
      const file = `${language}${pathname === '/' ? '/index' : pathname}${waits ? '.waiting' : ''}.html`
      return sendFile(request, reply, file, asked ? 'as it is' : 'without its language')
    },
  }
}
