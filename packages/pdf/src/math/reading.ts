import { readFormula } from '@pathwise/rich-text/reading'

/** The maximum number of cached readings. The same formulas recur in many items. */
const mostKept = 5_000
const kept = new Map<string, string>()

/** Returns a formula as plain text, for copied text and bookmarks. */
export function describeFormula(latex: string): string {
  const known = kept.get(latex)
  if (known !== undefined) return known
  const reading = readFormula(latex)
  if (kept.size >= mostKept) for (const oldest of [...kept.keys()].slice(0, mostKept / 10)) kept.delete(oldest)
  kept.set(latex, reading)
  return reading
}
