import { isLanguage, type Language } from '@pathwise/i18n/languages'
import { getQueryKey } from '@trpc/react-query'
import type { i18n } from 'i18next'
import { loadRoute } from './app/find-route.ts'
import { loadTranslations } from './app/language.ts'
import { renderApp } from './app/render-app.tsx'
import { buildReportElement } from './features/strategy/handed-over.ts'
import { createQueryClient } from './lib/api-client.ts'
import { trpc } from './lib/trpc.ts'

const pathname = '/plan'
const loaded = new Map<Language, Promise<i18n>>()

/** Loads the report page's texts and code, once per language. */
function prepare(language: Language): Promise<i18n> {
  const known = loaded.get(language)
  if (known) return known
  const loading = loadRoute(pathname)
    .then(({ texts, load }) => Promise.all([loadTranslations(language, texts), load(pathname, language)]))
    .then(([texts]) => texts)
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

/**
 * Renders the page of a shared report on the server, which already has the report's data.
 * @param search the URL's query, including the question mark
 * @param shared the result of `share.get`
 * @returns the root element's content, and the data that the browser reuses
 */
export async function renderSharedReport(
  search: string,
  id: string,
  shared: unknown,
  language: string,
): Promise<{ html: string; handedOver: string }> {
  if (!isLanguage(language)) throw new Error(`No texts in "${language}"`)
  const queryClient = createQueryClient()
  queryClient.setQueryData(getQueryKey(trpc.share.get, { id }, 'query'), shared)
  const translations = await prepare(language)
  const { html } = await renderApp({ translations, location: pathname + search, queryClient })
  return { html, handedOver: buildReportElement(id, shared) }
}
