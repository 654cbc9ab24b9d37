import { readFile } from 'node:fs/promises'
import { type AddressBudget, AppError } from '@pathwise/api'
import type { Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requestUrl } from '../http/request-url.ts'
import type { RenderedReport, ReportRenderer } from './report-renderer.ts'

/** Where the build left room for what is rendered here. */
const room = '<!--arrived--></div>'

/** A class that opens its teacher's link costs one render. The page depends on the day, so it is not kept for long. */
const keptMs = 60_000
const keptCharacters = 50_000_000

export interface SharedReportPageOptions {
  readonly render: ReportRenderer
  /** Limits the renders of one address. */
  readonly renders: AddressBudget
  /** What `share.get` answers; undefined for an id that it does not know. */
  readonly find: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>
  /** Changes the text of a built page to what this deployment sends. */
  readonly localise: (text: string) => string
}

interface Asked {
  readonly id: string
  readonly language: Language
  /** The built page with room for the report. */
  readonly file: URL
}

type SharedReportAnswer = { readonly kind: 'rendered'; readonly page: string } | { readonly kind: 'unknown' | 'failed' }

export type SharedReportPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<SharedReportAnswer>

interface RenderContext {
  readonly address: string
  readonly input: Parameters<ReportRenderer>
}

/**
 * Renders shared reports into the pages that the build left room in, so that a link can be read at once. A failure is logged,
 * and the browser then fetches and renders the report itself; so it does for an address that exceeds its budget.
 */
export function sharedReportPage({ render, renders, find, localise }: SharedReportPageOptions): SharedReportPage {
  const frames = new LRUCache<string, string, URL>({
    max: 50,
    fetchMethod: async (_key, _stale, { context: file }) => localise(await readFile(file, 'utf8')),
  })
  // Requests for a page that is being rendered wait for that render.
  const pages = new LRUCache<string, RenderedReport, RenderContext>({
    maxSize: keptCharacters,
    sizeCalculation: ({ html, handedOver }) => html.length + handedOver.length,
    ttl: keptMs,
    fetchMethod: async (_key, _stale, { context: { address, input } }) => {
      await renders.take(address, 1)
      return render(...input)
    },
  })

  return async (request, reply, { id, language, file }) => {
    try {
      // Asked each time, so that a deleted share is gone at once.
      const shared = await find(request, reply, id)
      if (shared === undefined) return { kind: 'unknown' }
      const { search } = requestUrl(request)
      const key = `${language} ${search}`
      const [frame, { html, handedOver }] = await Promise.all([
        frames.forceFetch(file.href, { context: file }),
        pages.forceFetch(key, { context: { address: request.ip, input: [search, id, shared, language] } }),
      ])
      return { kind: 'rendered', page: frame.replace(room, () => `${html}</div>${handedOver}`) }
    } catch (error) {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'a shared report was not rendered')
      return { kind: 'failed' }
    }
  }
}
