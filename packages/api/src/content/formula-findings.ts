import { shortenDetail } from '@pathwise/question-formats/draft'
import { checkFormula } from '@pathwise/rich-text/formula'
import { listFormulas } from '@pathwise/rich-text/math'
import { listMathmlSources } from '@pathwise/rich-text/mathml-source'
import { listUnreadFormulas } from '@pathwise/rich-text/unread-formulas'

/** A formula in stored HTML that readers see as source text. */
export interface FormulaProblem {
  readonly rule: 'mathml_as_source' | 'unparsable_latex'
  /** The formula, truncated if long. */
  readonly detail: string
}

/** Lists formulas that KaTeX's strict mode rejects, and formulas that an import could not read. */
export function listUnparsableLatex(html: string): FormulaProblem[] {
  const refused = listFormulas(html)
    .filter(({ latex, block }) => checkFormula(latex, { strict: true, block }) !== undefined)
    .map(({ latex }) => latex)
  return [...new Set(refused), ...listUnreadFormulas(html)].map((latex) => ({
    rule: 'unparsable_latex',
    detail: shortenDetail(latex),
  }))
}

/** Lists MathML that stays source text, because converting it to LaTeX would change its meaning. */
export function listMathmlAsSource(html: string): FormulaProblem[] {
  return listMathmlSources(html).map((source) => ({ rule: 'mathml_as_source', detail: shortenDetail(source) }))
}

/** Lists all formulas in stored HTML that readers see as source text. */
export function listFormulaProblems(html: string): FormulaProblem[] {
  return [...listUnparsableLatex(html), ...listMathmlAsSource(html)]
}
