/** The pages for everybody, without the guides: prerendered, and offered to search engines. */
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

/** Whether search engines may list the page. Reports, accounts and whatever else is personal are not for them. */
export function isIndexed(pathname: string): boolean {
  return indexedPages.includes(pathname) || guide.test(pathname)
}

/** The path under which a page is listed: an exam's guide is one page, though both countries lead to it. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/^\/guides\/ca\/exams\//, '/guides/us/exams/')
}
