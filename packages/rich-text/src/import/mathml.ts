import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { MathMLToLaTeX } from 'mathml-to-latex'
import { checkFormula } from '../formula.ts'

/** MathML as LaTeX; undefined where the library cannot read it, or writes what KaTeX cannot. */
export function latexFromMathml(math: Element): string | undefined {
  try {
    const latex = MathMLToLaTeX.convert(asXml(math)).trim()
    return [addFunctionNames(latex), latex].find((each) => each !== '' && checkFormula(each) === undefined)
  } catch {
    return undefined
  }
}

/** With every element closed, since the library reads XML. */
function asXml(math: Element): string {
  return toHtml(math, { space: 'svg' }).replaceAll('\u00A0', ' ')
}

/** The library leaves `sin` as three letters, which would be set as a product. */
function addFunctionNames(latex: string): string {
  return latex.replaceAll(
    /(?<![\\A-Za-z])(arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot|log|ln|exp|lim|max|min|gcd|det)(?![A-Za-z])/g,
    '\\$1',
  )
}
