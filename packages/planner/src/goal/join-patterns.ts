/**
 * Joins sticky patterns that have the same flags into one that matches where the first of them does. A single search is
 * several times faster than one for each pattern.
 */
export function joinPatterns(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), patterns[0]?.flags)
}
