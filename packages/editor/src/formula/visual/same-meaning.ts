import { renderMathml } from '@pathwise/rich-text/formula'

/** Whether KaTeX draws both formulas alike. A formula that it rejects is like no other. */
export function haveSameMeaning(one: string, other: string): boolean {
  try {
    return one === other || drawing(one) === drawing(other)
  } catch {
    return false
  }
}

/** Omits what braces and spacing rules add, because readers do not see it. */
function drawing(latex: string): string {
  // superlinear: the MathML that KaTeX writes for one formula
  return renderMathml(latex, true).replaceAll(/<\/?mrow>|<mrow [^>]*>| (?:lspace|rspace)="[^"]*"/g, '')
}
