import { readFile } from 'node:fs/promises'
import { AppError } from '@pathwise/api/errors'
import type { MemoryBudget } from '@pathwise/api/throttle/memory-budget'
import type { Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requestUrl } from '../http/request-url.ts'
import type { RenderedReport, ReportRenderer } from './report-renderer.ts'

/** The placeholder for the rendered report in the built page. */
const room = '<!--arrived--></div>'

/**
 * How long a rendered report is cached, for example for a class that opens the same link. The time is short, because
 * the page depends on the date.
 */
const keptMs = 60_000
const keptCharacters = 50_000_000

export interface SharedReportPageOptions {
  readonly render: ReportRenderer
  /** Limits renders per client address. */
  readonly renders: MemoryBudget
  /** The result of `share.get`, or undefined for an unknown id. */
  readonly find: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>
  /** Adapts a built page to this deployment. */
  readonly localize: (text: string) => string
}

interface Asked {
  readonly id: string
  readonly language: Language
  /** The built page, with a placeholder for the rendered report. */
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
 * Renders shared reports on the server, so that a link shows its report immediately. Falls back to rendering in the
 * browser when rendering fails or the client exceeds its budget.
 */
export function sharedReportPage({ render, renders, find, localize }: SharedReportPageOptions): SharedReportPage {
  const frames = new LRUCache<string, string, URL>({
    max: 50,
    fetchMethod: async (_key, _stale, { context: file }) => localize(await readFile(file, 'utf8')),
  })
  // Concurrent requests for the same page share one render.
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
      // Not cached, so that a deleted share disappears immediately.
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
