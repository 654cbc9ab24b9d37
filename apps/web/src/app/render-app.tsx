import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'

/** The tags for the head, which React puts before everything else when it renders a part of a document. */
const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

export interface RenderedApp {
  /** The tags for the head. */
  tags: string
  /** What stands in the root element. */
  html: string
}

export interface RenderOptions {
  /** With the texts of the page, which are loaded already, like its code. */
  translations: i18n
  /** Path and query. */
  location: string
  /** What is known already of what the page would ask for. */
  queryClient?: QueryClient
}

/** Renders the app as `main.tsx` first does, so that the browser can take it over. */
export async function renderApp({ translations, location, queryClient }: RenderOptions): Promise<RenderedApp> {
  const { prelude } = await prerender(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <Providers language={() => translations.language} queryClient={queryClient}>
          <StaticRouter location={location}>
            <App />
          </StaticRouter>
        </Providers>
      </I18nextProvider>
    </StrictMode>,
    {
      // Otherwise React hides the end of a long page until an inline script runs, which our policy forbids.
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
