/** Public pages other than guides. They are prerendered and listed in the sitemap. */
export const indexedPages: readonly string[] = [
  '/',
  '/guides/us',
  '/guides/ca',
  '/pricing',
  '/plans',
  '/about',
  '/terms',
  '/privacy',
  '/accessibility',
  '/contact',
]

const guide = /^\/guides\/(us|ca)\/(exams\/)?[^/]+$/

/**
 * Returns whether search engines may index the page. Personal pages, such as reports and accounts, are not indexed.
 */
export function isIndexed(pathname: string): boolean {
  return indexedPages.includes(pathname) || guide.test(pathname)
}

/**
 * Returns the canonical path for search engines. An exam guide has one path per country, and the US path is canonical.
 */
export function toCanonicalPath(pathname: string): string {
  return pathname.replace(/^\/guides\/ca\/exams\//, '/guides/us/exams/')
}

/** A placeholder for the deployment's origin in prerendered pages. The server replaces it with the real origin. */
export const placeholderOrigin = 'https://pathwise.invalid'

/** Returns the public origin of this deployment. The server writes it into the prerendered pages. */
export function getPublicOrigin(): string {
  if (typeof document === 'undefined') return placeholderOrigin
  return document.documentElement.dataset['origin'] ?? location.origin
}
