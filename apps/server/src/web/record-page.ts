import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AppError } from '@pathwise/api/errors'
import type { MemoryBudget } from '@pathwise/api/throttle/memory-budget'
import type { Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { parseRequestUrl } from '../http/request-url.ts'
import type { FindRecord, RecordAddress } from './find-record.ts'
import type { RecordRenderer, RecordRequest, RenderedRecord } from './record-renderer.ts'

/** The places in the built page where the tags and the HTML of a record are inserted. */
const tagsRoom = '<!--record-tags-->'
const room = '<!--record--></div>'

/**
 * How long a rendered page is cached, for example while a class opens the same link. The time is short, because the
 * content of a report depends on the date.
 */
const keptMs = 60_000
/**
 * Limits the memory to 20 MB, because an expired page stays in memory until it is requested again or space is needed.
 */
const keptCharacters = 10_000_000

export interface RecordPageOptions {
  readonly render: RecordRenderer
  /** Limits how many pages are rendered for each client address. */
  readonly renders: MemoryBudget
  readonly find: FindRecord
  /** Adapts a built page, or the tags of a rendered one, to this deployment. */
  readonly localize: (text: string) => string
}

interface Asked {
  readonly address: RecordAddress
  readonly language: Language
  /** The built page, with placeholders for the rendered record. */
  readonly file: URL
}

type RecordPageAnswer = { readonly kind: 'rendered'; readonly page: string } | { readonly kind: 'unknown' | 'failed' }

export type RecordPage = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<RecordPageAnswer>

interface RenderContext {
  readonly clientAddress: string
  readonly input: RecordRequest
}

/**
 * Renders the page of a stored record, such as a shared report, on the server, so that the first response shows the
 * record. The browser renders the page instead if rendering fails or the client exceeds its rendering budget.
 */
export function createRecordPage({ render, renders, find, localize }: RecordPageOptions): RecordPage {
  const frames = new LRUCache<string, string, URL>({
    max: 50,
    fetchMethod: async (_key, _stale, { context: file }) => localize(await readFile(file, 'utf8')),
  })
  // Concurrent requests for the same page share one render.
  const pages = new LRUCache<string, RenderedRecord, RenderContext>({
    maxSize: keptCharacters,
    sizeCalculation: ({ tags, html, embeddedQuery }) => tags.length + html.length + embeddedQuery.length,
    ttl: keptMs,
    fetchMethod: async (_key, _stale, { context: { clientAddress, input } }) => {
      await renders.take(clientAddress, 1)
      return render(input)
    },
  })

  return async (request, reply, { address, language, file }) => {
    try {
      // Not cached, so that a deleted or changed record disappears immediately.
      const record = await find(request, reply, address)
      if (record === undefined) return { kind: 'unknown' }
      const url = parseRequestUrl(request)
      const { pathname } = url
      const { kind, id, dependsOnQuery, longestRendered } = address
      const search = dependsOnQuery ? url.search : ''
      const input = { kind, id, pathname, search, language, record }
      const text = JSON.stringify(record)
      if (text.length > longestRendered) return { kind: 'failed' }
      // Use the hash of the text in the key, because an upgrade can change a record without a new version.
      const digest = createHash('sha256').update(text).digest('base64')
      const key = `${language} ${digest} ${pathname}${search}`
      const [frame, { tags, html, embeddedQuery }] = await Promise.all([
        frames.forceFetch(file.href, { context: file }),
        pages.forceFetch(key, { context: { clientAddress: request.ip, input } }),
      ])
      const page = frame.replace(tagsRoom, () => localize(tags)).replace(room, () => `${html}</div>${embeddedQuery}`)
      return { kind: 'rendered', page }
    } catch (error) {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'the page of a record was not rendered')
      return { kind: 'failed' }
    }
  }
}
