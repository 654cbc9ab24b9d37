import type { OwnFinding } from '../lint.schemas.ts'
import type { LintedQuestion, Rule } from './linted-question.ts'
import { answerNotAChoice } from './rules/answer-not-a-choice.ts'
import { brokenLink } from './rules/broken-link.ts'
import { missingAnswer } from './rules/missing-answer.ts'
import { unparsableLatex } from './rules/unparsable-latex.ts'
import { untranslatedTag } from './rules/untranslated-tag.ts'

const rules: readonly Rule[] = [missingAnswer, answerNotAChoice, unparsableLatex, brokenLink, untranslatedTag]

/** Max number of findings per question. */
const mostFindings = 50

/** Runs all rules that read a single question, in order. */
export function ownFindings(question: LintedQuestion): OwnFinding[] {
  return rules.flatMap((rule) => rule(question)).slice(0, mostFindings)
}
