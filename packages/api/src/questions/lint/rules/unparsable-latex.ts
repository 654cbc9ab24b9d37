import { checkFormula } from '@pathwise/rich-text/formula'
import { latexExpressions } from '@pathwise/rich-text/maths'
import { listHtml, type Rule, shorten } from '../linted-question.ts'

/** Reports formulas that KaTeX rejects or accepts only in non-strict mode. */
export const unparsableLatex: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) =>
    latexExpressions(html)
      .filter((latex) => checkFormula(latex, { strict: true }) !== undefined)
      .map((latex) => ({ rule: 'unparsable_latex', place, detail: shorten(latex) })),
  )
