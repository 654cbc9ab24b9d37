import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Operator } from '@pathwise/api/context'
import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseRequestUrl } from '../http/request-url.ts'
import { version } from '../version.ts'
import { type Announced, insertAnnouncement, readBanners } from './announced.ts'
import { compress, type Encoding, findEncoding, setContentEncoding } from './compress.ts'
import { readRecordAddress } from './find-record.ts'
import { insertOperator } from './operated.ts'
import { findPageLanguage, pageVaries, rememberLanguage } from './page-language.ts'
import type { RecordPage } from './record-page.ts'

/** The placeholder for the deployment's origin in the built pages. */
const placeholderOrigin = 'https://pathwise.invalid'

/** Replaces the placeholder for the origin with this deployment's origin. */
export function insertOrigin(text: string, origin: string): string {
  return text.replaceAll(placeholderOrigin, origin)
}

/**
 * Writes the server's version, which the footer shows, into a page. Requesting the version instead would load the API
 * client on every first visit.
 */
export function insertVersion(page: string): string {
  return page.replace(/<html [^>]*/, `$& data-version="${version}"`)
}

/** Matches the `?lang` query in the canonical link and in the `og:url` tag. */
const ownAddress = /(<link rel="canonical" href="[^"?]*|<meta property="og:url" content="[^"?]*)\?lang=[^"]*/g

const pathsSchema = z.object({
  /** Public pages that the build rendered completely. */
  rendered: z.array(z.string()),
  /** Pages that the browser renders. Their HTML preloads their scripts. */
  preloaded: z.array(z.string()),
  /** Path patterns of the other pages of the web app. `:id` matches one segment. */
  open: z.array(z.string()),
  /**
   * The rendered pages that also have a second version with the operator's contact address. The second version is sent
   * if the operator publishes an address.
   */
  operated: z.array(z.string()),
})

export interface Prerendered {
  has(url: URL): boolean
  /** Returns whether the path belongs to the web app but has no built page. */
  isOpen(pathname: string): boolean
  /** Sends the page in the language of the request. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

interface PageSources {
  readonly record: RecordPage
  readonly operator: Operator
  /** Returns the current announcement. Returns the same object until the announcement changes. */
  readonly announcement: () => Announcement
}

interface SentFile {
  readonly file: string
  readonly variant: 'as it is' | 'without its language'
  /** Undefined if the file is not a page. */
  readonly page?: Omit<Announced, 'announcement'>
}

/** Loads the pages that the build rendered, and serves the built `/sitemap.xml` and `/robots.txt`. */
export async function openPrerendered(
  app: FastifyInstance,
  folder: URL,
  { record, operator, announcement }: PageSources,
): Promise<Prerendered> {
  const paths = pathsSchema.parse(JSON.parse(await readFile(new URL('paths.json', folder), 'utf8')))
  const rendered = new Set(paths.rendered)
  const preloaded = new Set(paths.preloaded)
  const operated = new Set(operator.contactEmail === null ? [] : paths.operated)
  const open = paths.open.map((path) => path.split('/'))
  const banners = await readBanners(folder)
  let files = new PreparedFiles()
  let prepared = announcement()

  const sendFile = async (request: FastifyRequest, reply: FastifyReply, { file, variant, page }: SentFile) => {
    const announced = announcement()
    if (announced !== prepared) {
      prepared = announced
      files = new PreparedFiles()
    }
    const encoding = findEncoding(request)
    const { body, etag } = await files.get(new URL(file, folder), encoding, variant, (text) => {
      const own = insertOperator(insertVersion(insertOrigin(text, app.publicUrl())), operator)
      const here = page ? insertAnnouncement(own, { ...page, announcement: announced }, banners) : own
      return variant === 'as it is' ? here : here.replaceAll(ownAddress, '$1')
    })
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    setContentEncoding(reply, encoding)
    return reply.send(body)
  }

  for (const [file, type] of [
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    app.get(`/${file}`, (request, reply) => {
      reply.header('vary', 'accept-encoding').type(type)
      return sendFile(request, reply, { file, variant: 'as it is' })
    })
  }

  return {
    has: (url) => rendered.has(url.pathname) || preloaded.has(url.pathname) || readRecordAddress(url) !== undefined,
    isOpen: (pathname) => {
      const segments = pathname.split('/')
      return open.some(
        (pattern) =>
          pattern.length === segments.length &&
          pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index])),
      )
    },
    send: async (request, reply) => {
      const url = parseRequestUrl(request)
      const { pathname } = url
      const address = readRecordAddress(url)
      const { language, asked } = findPageLanguage(request)
      if (asked) rememberLanguage(reply, language, app.publicUrl().startsWith('https://'))
      // Pages that are not prerendered must not be indexed.
      if (!rendered.has(pathname)) reply.header('x-robots-tag', 'noindex')
      // The URL can contain a shared report's secret, which must not leak to other sites.
      if (pathname === '/plan') reply.header('referrer-policy', 'no-referrer')
      reply.header('vary', pageVaries).type('text/html; charset=utf-8')
      const variant = asked ? 'as it is' : 'without its language'
      const page = { language, pathname }
      const sendPage = (name: string) => sendFile(request, reply, { file: `${language}${name}.html`, variant, page })
      if (operated.has(pathname)) return sendPage(`${pathname}.operated`)
      if (!address) return sendPage(pathname === '/' ? '/index' : pathname)
      const file = new URL(`${language}/records/${address.kind}.html`, folder)
      const answer = await record(request, reply, { address, language, file })
      if (answer.kind === 'rendered') {
        // Has no `etag`, because the page depends on the record, the current time and the app's version.
        const text = insertAnnouncement(answer.page, { ...page, announcement: announcement() }, banners)
        const encoding = findEncoding(request)
        setContentEncoding(reply, encoding)
        reply.header('cache-control', address.cacheControl)
        return reply.send(await compress(Buffer.from(text), encoding, 'each'))
      }
      if (answer.kind === 'unknown') reply.code(404)
      return sendPage(`/records/${address.kind}.waiting`)
    },
  }
}

interface PreparedFile {
  readonly body: Buffer
  /** For conditional requests. */
  readonly etag: string
}

/**
 * Prepares and compresses a file on first use, and caches it in memory. The text depends on the deployment's public
 * URL, so the build cannot compress it.
 */
class PreparedFiles {
  readonly #prepared = new Map<string, Promise<PreparedFile>>()

  /** @param variant identifies the change, so that each variant is cached separately */
  get(file: URL, encoding: Encoding, variant: string, change: (text: string) => string): Promise<PreparedFile> {
    const key = `${file.href} ${encoding} ${variant}`
    const known = this.#prepared.get(key)
    if (known) return known
    const prepared = prepare(file, encoding, change)
    this.#prepared.set(key, prepared)
    prepared.catch(() => this.#prepared.delete(key))
    return prepared
  }
}

async function prepare(file: URL, encoding: Encoding, change: (text: string) => string): Promise<PreparedFile> {
  const text = Buffer.from(change(await readFile(file, 'utf8')))
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { body: await compress(text, encoding, 'once'), etag: `"${digest}-${encoding}"` }
}
