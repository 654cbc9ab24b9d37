import { readFile } from 'node:fs/promises'
import type { Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReportRenderer } from './report-renderer.ts'

/** Where the build left room for what is rendered here. */
const room = '<!--arrived--></div>'

export interface SharedReportPageOptions {
  readonly render: ReportRenderer
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

/**
 * Renders shared reports into the pages that the build left room in, so that whoever opens a link reads at once. A failure is
 * logged, and no more: the browser can still fetch and show the report by itself.
 */
export function sharedReportPage({ render, find, localise }: SharedReportPageOptions): SharedReportPage {
  const frames = new Map<string, Promise<string>>()
  const frameOf = (file: URL) => {
    const known = frames.get(file.href)
    if (known) return known
    const frame = readFile(file, 'utf8').then(localise)
    frames.set(file.href, frame)
    frame.catch(() => frames.delete(file.href))
    return frame
  }

  return async (request, reply, { id, language, file }) => {
    try {
      const shared = await find(request, reply, id)
      if (shared === undefined) return { kind: 'unknown' }
      const { search } = new URL(request.url, 'http://localhost')
      const [frame, { html, handedOver }] = await Promise.all([frameOf(file), render(search, id, shared, language)])
      return { kind: 'rendered', page: frame.replace(room, () => `${html}</div>${handedOver}`) }
    } catch (error) {
      request.log.error({ err: error }, 'a shared report was not rendered')
      return { kind: 'failed' }
    }
  }
}
