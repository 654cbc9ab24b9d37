import { readFormula } from '@pathwise/rich-text/reading'

/** The maximum number of cached results. Many items use the same formulas. */
const mostKept = 10_000
/** Longer formulas are rarely repeated. */
const longestKept = 1_000
const kept = new Map<string, string>()

/** Returns plain text for copying and for bookmarks. */
export function describeFormula(latex: string): string {
  const known = kept.get(latex)
  if (known !== undefined) return known
  const reading = readFormula(latex)
  if (latex.length > longestKept) return reading
  if (kept.size >= mostKept) for (const oldest of [...kept.keys()].slice(0, mostKept / 10)) kept.delete(oldest)
  kept.set(latex, reading)
  return reading
}
