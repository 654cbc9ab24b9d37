import { listMathmlAsSource } from '../../../content/formula-findings.ts'
import { listHtml, type Rule } from './rule.ts'

/** Reports MathML that is kept as source text, because a conversion to LaTeX would change its meaning. */
export const mathmlAsSource: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => listMathmlAsSource(html).map((problem) => ({ ...problem, place })))
