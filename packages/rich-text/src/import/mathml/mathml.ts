import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { MathMLToLaTeX } from 'mathml-to-latex'
import { checkFormula } from '../../formula.ts'
import { element } from '../../node.ts'
import { showsTheSame } from './compare.ts'
import { simplifyMathml } from './simplify.ts'
import { substituteSigns } from './substitute.ts'

/**
 * Converts MathML to LaTeX. Returns undefined if the library cannot convert it, if KaTeX rejects the result, or if the
 * result would show something else.
 */
export function latexFromMathml(math: Element): string | undefined {
  try {
    const simple = simplifyMathml(math)
    const latex = convert(simple)
    return [addFunctionNames(latex), latex].find(
      (each) => each !== '' && checkFormula(each) === undefined && showsTheSame(simple, each),
    )
  } catch {
    return undefined
  }
}

function convert(simple: Element): string {
  const { math, restore } = substituteSigns(simple, (base) => convert(element('math', {}, [base])))
  return restore(MathMLToLaTeX.convert(asXml(math)))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Serializes the element with every tag closed, because the library parses XML. */
function asXml(math: Element): string {
  return toHtml(math, { space: 'svg' }).replaceAll('\u00A0', ' ')
}

/** Adds the backslash to function names. The library omits it, so KaTeX would typeset `sin` as a product. */
function addFunctionNames(latex: string): string {
  return latex.replaceAll(
    /(?<![\\A-Za-z])(arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot|log|ln|exp|lim|max|min|gcd|det)(?![A-Za-z])/g,
    '\\$1',
  )
}
