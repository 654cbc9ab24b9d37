import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { i18n } from 'i18next'
import { loadRoute } from './app/find-route.ts'
import { loadTranslations } from './app/language.ts'
import { type RenderedApp, renderApp } from './app/render-app.tsx'
import { createQueryClient } from './lib/api-client.ts'
import { buildEmbeddedQuery } from './lib/embedded-query.ts'
import { trpc } from './lib/trpc.ts'

interface RecordPage {
  readonly buildQueryKey: (id: string) => QueryKey
  /** Loads the code that draws formulas and figures, if the page has any. */
  readonly loadDrawing?: () => Promise<(markup: string) => string>
}

/**
 * The pages that show one stored record, keyed by the kind of record. The server renders them when they are requested.
 */
const recordPages = new Map<string, RecordPage>([
  ['report', { buildQueryKey: (id) => getQueryKey(trpc.share.get, { id }, 'query') }],
  [
    'problem',
    {
      buildQueryKey: (id) => getQueryKey(trpc.practice.get, { id: Number(id) }, 'query'),
      loadDrawing: async () => (await import('@pathwise/editor/draw-markup')).drawMarkup,
    },
  ],
])

const loaded = new Map<string, Promise<i18n>>()

/** Loads the page's texts and code, once per kind and language. */
function prepare(kind: string, pathname: string, language: Language): Promise<i18n> {
  const key = `${kind} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const loading = loadRoute(pathname)
    .then(({ texts, load }) => Promise.all([loadTranslations(language, texts), load(pathname, language)]))
    .then(([texts]) => texts)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

export interface RecordRequest {
  readonly kind: string
  readonly id: string
  readonly pathname: string
  /** The URL's query, including the question mark. */
  readonly search: string
  readonly language: string
  /** The result of the page's query. */
  readonly record: unknown
}

export interface RenderedRecord extends RenderedApp {
  /** An HTML element that contains the record as JSON, so that the browser does not request it again. */
  embeddedQuery: string
}

/** Renders a page that shows one stored record, such as a shared report. */
export async function renderRecord(request: RecordRequest): Promise<RenderedRecord> {
  const { kind, id, pathname, search, language, record } = request
  const page = recordPages.get(kind)
  if (!page) throw new Error(`No page shows a "${kind}"`)
  if (!isLanguage(language)) throw new Error(`No texts in "${language}"`)
  const queryKey = page.buildQueryKey(id)
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKey, record)
  const [translations, drawMarkup] = await Promise.all([prepare(kind, pathname, language), page.loadDrawing?.()])
  const rendered = await renderApp({ translations, location: pathname + search, queryClient, drawMarkup })
  return { ...rendered, embeddedQuery: buildEmbeddedQuery(queryKey, record) }
}
