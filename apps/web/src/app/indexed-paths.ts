/** The public pages, except the guides. They are prerendered and listed in the sitemap. */
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

/** Returns the path under which a page is indexed. An exam guide is one page that both countries link to. */
export function toCanonicalPath(pathname: string): string {
  return pathname.replace(/^\/guides\/ca\/exams\//, '/guides/us/exams/')
}
