/**
 * The names of one entry by language, in lower case, separated by '|' or line breaks. A space also matches a hyphen or
 * nothing. Chinese names are in either Simplified or Traditional characters.
 */
export interface Names {
  readonly en?: string
  readonly ko?: string
  readonly zh?: string
}

const separator = /[|\n] */

export function splitNames(names?: string): string[] {
  if (names === undefined) return []
  // Splitting at a string is faster than splitting at a regular expression.
  return names.includes('\n') ? names.trim().split(separator) : names.split('|')
}

export function listNames({ en, ko, zh }: Names): string[] {
  return [...splitNames(en), ...splitNames(ko), ...splitNames(zh)]
}
