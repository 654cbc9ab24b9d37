import { latexExpressions } from '@pathwise/rich-text/maths'
import katex from 'katex'
import { htmlOf, type Rule, shortened } from '../linted-question.ts'

/** A formula that KaTeX does not set, or only by guessing what is meant. */
export const unparsableLatex: Rule = (question) =>
  htmlOf(question).flatMap(({ place, html }) =>
    latexExpressions(html)
      .filter((latex) => !isParsable(latex))
      .map((latex) => ({ rule: 'unparsable_latex', place, detail: shortened(latex) })),
  )

function isParsable(latex: string): boolean {
  try {
    // MathML alone: half the work of what a page shows.
    katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'mathml' })
    return true
  } catch {
    return false
  }
}
