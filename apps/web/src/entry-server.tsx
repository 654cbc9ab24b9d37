import { firstNamespaces } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { loadRoute } from './app/find-route.ts'
import { indexedPages } from './app/indexed-paths.ts'
import { loadTranslations } from './app/language.ts'
import type { PageComponent } from './app/lazy-page.tsx'
import { type RenderedApp, renderApp } from './app/render-app.tsx'
import { findRoute, routes } from './app/routes.tsx'
import { listGuidePaths } from './features/guides/guide-files.ts'
import { listGuideSources } from './features/guides/guide-sources.ts'
import { todayTexts } from './features/home/today/today-texts.ts'

export function listPrerenderedPaths(): string[] {
  return [...indexedPages, ...listGuidePaths()]
}

/**
 * Returns the path patterns of pages rendered in the browser; `:id` matches one segment. Omits guide paths, because
 * every existing guide is prerendered.
 */
export function listBrowserRenderedPaths(): string[] {
  const rendered = new Set(listPrerenderedPaths())
  return routes.map(({ path }) => path).filter((path) => !rendered.has(path) && !path.startsWith('/guides/'))
}

/** Returns the paths of browser-rendered pages that are built once per language, so that they preload their scripts. */
export function listPreloadedPaths(): string[] {
  return listBrowserRenderedPaths().filter((path) => !path.includes(':'))
}

/**
 * Pages that show one stored record, by the record's kind, each with the path and parameter of an example. The server
 * renders such a page with `entry-record.tsx` when it is requested, and inserts the result at `recordPlaceholders`. If
 * it cannot, it sends the loading page, and the browser requests the record.
 */
export const recordPages = {
  report: { pathname: '/plan', parameter: 'share', drawsFormulas: false },
  problem: { pathname: '/practice/1', parameter: undefined, drawsFormulas: true },
} as const

/**
 * Pages that name the operator. They are also prerendered in a second version, which the server sends if the operator
 * publishes an address.
 */
export const operatedPaths = ['/terms', '/privacy', '/contact'] as const

/** Placeholders that the server replaces with the rendered page of a record. */
export const recordPlaceholders = { tags: '<!--record-tags-->', html: '<!--record-->' } as const satisfies RenderedApp

/** The module whose style sheet contains the styles of formulas. */
export const formulasFile = '/rendered/draw-formulas.ts'

export interface PreparedPage {
  /** The source files that the page loads, each identified by the end of its path. */
  sources: string[]
  /** The additional source files that the page loads for a returning student. */
  returningSources: string[]
}

export interface RenderedPage extends PreparedPage, RenderedApp {}

/** Returns the file name of a page component as the end of a path. Example: `/guide-page.tsx` for `GuidePage`. */
function fileOfComponent(name: string): string {
  return `/${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.tsx`
}

/** The module with the list of routes, which every page except the home page loads. */
export const routesFile = '/app/routes.tsx'

function listSources(pathname: string, language: Language, components: readonly PageComponent[]): string[] {
  const inFirst: ReadonlySet<string> = new Set(firstNamespaces)
  const texts = findRoute(pathname).texts.filter((namespace) => !inFirst.has(namespace))
  return [
    ...components.map(({ name }) => fileOfComponent(name)),
    ...(pathname === '/' ? [] : [routesFile]),
    `/texts/first/${language}.ts`,
    ...(texts.length > 0 ? [`/texts/${language}.ts`] : []),
    ...texts.map((namespace) => `/locales/${language}/${namespace}.ts`),
    ...listGuideSources(pathname, language),
  ]
}

/** Returns the source files of the card with today's tasks, which the home page shows to a returning student. */
function listReturningSources(pathname: string, language: Language): string[] {
  if (pathname !== '/') return []
  const texts = todayTexts.map((namespace) => `/locales/${language}/${namespace}.ts`)
  return ['/today/today-card.tsx', `/texts/${language}.ts`, ...texts]
}

/** Lists the source files of a page that the browser renders. */
export async function preparePage(pathname: string, language: Language): Promise<PreparedPage> {
  const components = await findRoute(pathname).load(pathname, language)
  return { sources: listSources(pathname, language, components), returningSources: [] }
}

/** Renders a public page. `parameter` is a URL parameter other than the language. */
export async function renderPage(pathname: string, language: Language, parameter?: string): Promise<RenderedPage> {
  const { texts, load } = await loadRoute(pathname)
  const [translations, components] = await Promise.all([loadTranslations(language, texts), load(pathname, language)])
  const location = `${pathname}?lang=${language}${parameter ? `&${parameter}=…` : ''}`
  return {
    ...(await renderApp({ translations, location })),
    sources: listSources(pathname, language, components),
    returningSources: listReturningSources(pathname, language),
  }
}
