/**
 * Joins sticky patterns that have the same flags into one pattern, in which earlier patterns take precedence. A single
 * search is several times faster than one search per pattern.
 */
export function joinPatterns(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), patterns[0]?.flags)
}
