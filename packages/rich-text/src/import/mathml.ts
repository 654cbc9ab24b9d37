import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { MathMLToLaTeX } from 'mathml-to-latex'
import { checkFormula } from '../formula.ts'

/** Converts MathML to LaTeX. Returns undefined if the library cannot convert it or KaTeX rejects the result. */
export function latexFromMathml(math: Element): string | undefined {
  try {
    const latex = MathMLToLaTeX.convert(asXml(math)).trim()
    return [addFunctionNames(latex), latex].find((each) => each !== '' && checkFormula(each) === undefined)
  } catch {
    return undefined
  }
}

/** Writes the element with every tag closed, because the library parses XML. */
function asXml(math: Element): string {
  return toHtml(math, { space: 'svg' }).replaceAll('\u00A0', ' ')
}

/** Adds the backslash to function names. The library omits it, and `sin` would be typeset as a product. */
function addFunctionNames(latex: string): string {
  return latex.replaceAll(
    /(?<![\\A-Za-z])(arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot|log|ln|exp|lim|max|min|gcd|det)(?![A-Za-z])/g,
    '\\$1',
  )
}
