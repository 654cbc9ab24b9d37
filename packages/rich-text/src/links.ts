/** The schemes that a link can have. */
export const linkSchemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const

/** Schemes that run or embed content. No configuration can allow them. */
const neverAllowed: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem'])

/** Returns whether a name is valid for a custom scheme: lowercase letters, digits and single hyphens between them. */
export function isCustomSchemeName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !neverAllowed.has(name)
}

/**
 * Returns the stored form of a link's URL, or undefined if the URL is not allowed. A URL must have a scheme. Characters
 * that browsers ignore (white space around the URL, tabs and line breaks in it) are removed before the check.
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
 * Removes the spaces and control characters around a URL. A regular expression would take quadratic time to find the
 * end.
 */
function trimIgnored(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && /[\p{Cc} ]/u.test(text.charAt(start))) start++
  while (end > start && /[\p{Cc} ]/u.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
