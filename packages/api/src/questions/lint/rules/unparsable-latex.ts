import { checkFormula } from '@pathwise/rich-text/formula'
import { latexExpressions } from '@pathwise/rich-text/maths'
import { htmlOf, type Rule, shortened } from '../linted-question.ts'

/** Reports formulas that KaTeX rejects or accepts only in non-strict mode. */
export const unparsableLatex: Rule = (question) =>
  htmlOf(question).flatMap(({ place, html }) =>
    latexExpressions(html)
      .filter((latex) => checkFormula(latex, { strict: true }) !== undefined)
      .map((latex) => ({ rule: 'unparsable_latex', place, detail: shortened(latex) })),
  )
