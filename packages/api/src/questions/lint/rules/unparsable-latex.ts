import { listUnparsableLatex } from '../../../content/formula-findings.ts'
import { listHtml, type Rule } from './rule.ts'

/** Reports formulas that KaTeX's strict mode rejects, and formulas that an import could not read. */
export const unparsableLatex: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => listUnparsableLatex(html).map((problem) => ({ ...problem, place })))
