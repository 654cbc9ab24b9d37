export const linkSchemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const

/** Schemes that run or embed content. No configuration can allow them. */
const neverAllowed: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem'])

/** Valid names consist of lowercase letters and digits, with single hyphens between them. */
export function isCustomSchemeName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !neverAllowed.has(name)
}

/**
 * Normalizes a link's URL, or returns undefined if it is not allowed. A URL must have a scheme. Characters that
 * browsers ignore (surrounding white space, tabs and line breaks) are removed before the check.
 */
export function safeHref(href: string): string | undefined {
  const address = trimIgnored(href.replaceAll(/[\t\n\r]/g, ''))
  const [, scheme, rest] = /^([a-z0-9+.-]+):(.+)$/isu.exec(address) ?? []
  if (scheme === undefined || rest === undefined) return undefined
  const name = scheme.toLowerCase()
  const known: readonly string[] = linkSchemes
  return known.includes(name) ? `${name}:${rest}` : undefined
}

/**
 * Trims spaces and control characters. Uses no regular expression, because finding the end with one would take
 * quadratic time.
 */
function trimIgnored(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && /[\p{Cc} ]/u.test(text.charAt(start))) start++
  while (end > start && /[\p{Cc} ]/u.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
