import { DrawingContext } from '@pathwise/editor/drawing-context'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { ApiClientsContext } from '../lib/api-clients-context.ts'
import { createApiClients } from '../lib/api-provider.tsx'
import { App } from './app.tsx'

/** Matches the head tags. React outputs them first if the rendered tree has no `<head>`. */
const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

export interface RenderedApp {
  /** The HTML of the head tags. */
  tags: string
  html: string
}

export interface RenderOptions {
  /** Must contain the page's texts. The page's code must also be loaded before `renderApp` is called. */
  translations: i18n
  /** The path and query of the URL. */
  location: string
  /** A query cache prefilled with the data that the page requests. */
  queryClient?: QueryClient
  /** Draws the formulas and figures in stored texts on the server. By default, only browsers draw them. */
  drawMarkup?: ((markup: string) => string) | undefined
}

/** Renders the same markup as the first render in `main.tsx`, so that the browser can hydrate it. */
export async function renderApp({
  translations,
  location,
  queryClient,
  drawMarkup = (markup) => markup,
}: RenderOptions): Promise<RenderedApp> {
  const { prelude } = await prerender(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <ApiClientsContext value={createApiClients(() => translations.language, queryClient)}>
          <DrawingContext value={drawMarkup}>
            <StaticRouter location={location}>
              <App />
            </StaticRouter>
          </DrawingContext>
        </ApiClientsContext>
      </I18nextProvider>
    </StrictMode>,
    {
      // By default, React hides the end of a long page until an inline script runs, but our CSP forbids inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const rendered = await new Response(prelude).text()
  const [tags] = leadingTags.exec(rendered) ?? []
  if (tags === undefined) throw new Error('The rendered page has no title')
  return { tags, html: rendered.slice(tags.length) }
}
