import { renderMathml } from '@pathwise/rich-text/formula'

/**
 * Returns whether KaTeX draws both formulas identically. Returns false if the sources differ and KaTeX rejects one of
 * them.
 */
export function haveSameMeaning(one: string, other: string): boolean {
  try {
    return one === other || drawing(one) === drawing(other)
  } catch {
    return false
  }
}

/** Renders a formula as MathML, without grouping elements and spacing attributes whose effects readers do not see. */
function drawing(latex: string): string {
  // superlinear: the MathML that KaTeX writes for one formula
  return renderMathml(latex, true).replaceAll(/<\/?mrow>|<mrow [^>]*>| (?:lspace|rspace)="[^"]*"/g, '')
}
