import type { OwnFinding } from '../lint.schemas.ts'
import type { LintedQuestion, Rule } from './linted-question.ts'
import { answerNotAChoice } from './rules/answer-not-a-choice.ts'
import { brokenLink } from './rules/broken-link.ts'
import { missingAnswer } from './rules/missing-answer.ts'
import { unparsableLatex } from './rules/unparsable-latex.ts'
import { untranslatedTag } from './rules/untranslated-tag.ts'

const rules: readonly Rule[] = [missingAnswer, answerNotAChoice, unparsableLatex, brokenLink, untranslatedTag]

/** More than anybody reads; a question with so many is broken altogether. */
const mostFindings = 50

/** What a question says by itself, rule by rule. */
export function ownFindings(question: LintedQuestion): OwnFinding[] {
  return rules.flatMap((rule) => rule(question)).slice(0, mostFindings)
}
