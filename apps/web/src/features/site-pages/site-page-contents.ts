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

export function addressOf(way: Way): string {
  return ways[way]
}

interface SitePageContents {
  /** Where the page leads on, in order. */
  readonly ways: readonly Way[]
  /** ISO day on which the text last changed in what it says, on pages that readers agree to or rely on. */
  readonly changed?: string
}

const changed = '2026-11-21'

/** The pages about the product. Their sections are those of the `sitePages` texts. */
export const sitePageContents = {
  about: { ways: ['quickStart', 'guides', 'contact'] },
  terms: { ways: ['privacy', 'contact'], changed },
  privacy: { ways: ['account', 'saved', 'terms', 'contact'], changed },
  accessibility: { ways: ['contact'], changed },
  contact: { ways: ['account', 'privacy', 'accessibility'] },
} as const satisfies Record<string, SitePageContents>
export type SitePageName = keyof typeof sitePageContents

/** Where to write, by section of the contact page. `.example` belongs to nobody: whoever runs the site puts its own here. */
export const mailboxes: ReadonlyMap<string, string> = new Map([
  ['general', 'hello@pathwise.example'],
  ['privacy', 'privacy@pathwise.example'],
  ['accessibility', 'accessibility@pathwise.example'],
  ['security', 'security@pathwise.example'],
])
