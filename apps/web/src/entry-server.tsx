import type { Language } from '@pathwise/i18n/languages'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { indexedPages } from './app/indexed-paths.ts'
import { everyPage, loadTranslations } from './app/language.ts'
import { Providers } from './app/providers.tsx'
import { findRoute } from './app/routes.tsx'
import { guidePaths } from './features/guides/guide-files.ts'
import { guideSources } from './features/guides/guide-sources.ts'

/** The paths of all pages that are prerendered. */
export function prerenderedPaths(): string[] {
  return [...indexedPages, ...guidePaths()]
}

/** Pages that the browser fills, for which the server knows at least what to load. */
export const filledPaths = ['/plan'] as const

/** Pages that first say that they wait, when their address has this parameter: a shared report is fetched. */
export const waitingPaths = { '/plan': 'share' } as const satisfies Record<string, string>

export interface RenderedPage {
  /** What stands in the root element, after the tags that belong into the head. */
  html: string
  /** The ends of the names of the sources whose chunks the page will load. */
  sources: string[]
}

/** A page's file is named after its component: `GuidePage` stands in `guide-page.tsx`. */
function fileOfComponent(name: string): string {
  return `/${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.tsx`
}

function sourcesOf(pathname: string, language: Language, component: string): string[] {
  return [
    fileOfComponent(component),
    `/texts/${language}.ts`,
    ...[...everyPage, ...findRoute(pathname).texts].map((namespace) => `/locales/${language}/${namespace}.ts`),
    ...guideSources(pathname, language),
  ]
}

/** What a page that the browser fills will load. */
export async function preparePage(pathname: string, language: Language): Promise<RenderedPage> {
  const { name } = await findRoute(pathname).load(pathname, language)
  return { html: '', sources: sourcesOf(pathname, language, name) }
}

/**
 * Renders a page as `main.tsx` first does, so that the browser can take it over. One at a time: React's bindings of the
 * translations are global. `parameter` is one that the address has beside its language.
 */
export async function renderPage(pathname: string, language: Language, parameter?: string): Promise<RenderedPage> {
  const { texts, load } = findRoute(pathname)
  const [translations, { name }] = await Promise.all([loadTranslations(language, texts), load(pathname, language)])
  const { prelude } = await prerender(
    <StrictMode>
      <Providers language={() => translations.language}>
        <StaticRouter location={`${pathname}?lang=${language}${parameter ? `&${parameter}=…` : ''}`}>
          <App />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    {
      // Otherwise React hides the end of a long page until an inline script runs, which our policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  return { html, sources: sourcesOf(pathname, language, name) }
}
