import { renderMathml } from '@pathwise/rich-text/formula'

/**
 * Returns whether KaTeX draws both formulas alike. Returns false if the sources differ and KaTeX rejects one of them.
 */
export function haveSameMeaning(one: string, other: string): boolean {
  try {
    return one === other || drawing(one) === drawing(other)
  } catch {
    return false
  }
}

/** Returns the MathML without the effects of braces and spacing rules, which readers do not see. */
function drawing(latex: string): string {
  // superlinear: the MathML that KaTeX writes for one formula
  return renderMathml(latex, true).replaceAll(/<\/?mrow>|<mrow [^>]*>| (?:lspace|rspace)="[^"]*"/g, '')
}
