import { readFormula } from '@pathwise/rich-text/reading'
import { createFormulaCache } from './formula-cache.ts'

const getOrRead = createFormulaCache<string>()

/** Returns plain text for copying and for bookmarks. */
export function describeFormula(latex: string): string {
  return getOrRead(latex, () => readFormula(latex))
}
