/**
 * The names of one thing by the language of those who write them, in lower case, separated by '|' or lines. A space
 * also matches no space or a hyphen. Chinese names are in one of the two scripts.
 */
export interface Names {
  readonly en?: string
  readonly ko?: string
  readonly zh?: string
}

const separator = /[|\n] */

export function splitNames(names?: string): string[] {
  return names === undefined ? [] : names.trim().split(separator)
}

export function listNames({ en, ko, zh }: Names): string[] {
  return [...splitNames(en), ...splitNames(ko), ...splitNames(zh)]
}
