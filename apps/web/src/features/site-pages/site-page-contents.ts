const ways = {
  quickStart: '/#quick-start',
  guides: '/guides/us',
  terms: '/terms',
  privacy: '/privacy',
  account: '/account',
  accessibility: '/accessibility',
  contact: '/contact',
  saved: '/saved',
} as const
type Way = keyof typeof ways

export function buildAddress(way: Way): string {
  return ways[way]
}

interface SitePageContents {
  /** The links at the end of the page, in order. */
  readonly ways: readonly Way[]
  /** The ISO date of the last change in meaning, for pages that readers agree to or rely on. */
  readonly changed?: string
}

const changed = '2026-11-21'

/** The pages about the product. Their sections come from the `sitePages` namespace. */
export const sitePageContents = {
  about: { ways: ['quickStart', 'guides', 'contact'] },
  terms: { ways: ['privacy', 'contact'], changed },
  privacy: { ways: ['account', 'saved', 'terms', 'contact'], changed },
  accessibility: { ways: ['contact'], changed },
  contact: { ways: ['account', 'privacy', 'accessibility'] },
} as const satisfies Record<string, SitePageContents>
export type SitePageName = keyof typeof sitePageContents

/**
 * The email address of each section of the contact page. `.example` is reserved; the operator of a site replaces it.
 */
export const mailboxes: ReadonlyMap<string, string> = new Map([
  ['general', 'hello@pathwise.example'],
  ['privacy', 'privacy@pathwise.example'],
  ['accessibility', 'accessibility@pathwise.example'],
  ['security', 'security@pathwise.example'],
])
