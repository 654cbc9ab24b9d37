import type { OwnFinding } from '../lint.schemas.ts'
import { altGivesAnswer } from './rules/alt-gives-answer.ts'
import { answerNotAChoice } from './rules/answer-not-a-choice.ts'
import { brokenLink } from './rules/broken-link.ts'
import { emptyChoice, sameChoices, tooFewChoices } from './rules/choices.ts'
import { emptyQuestion } from './rules/empty-question.ts'
import { figureWithoutAlt } from './rules/figure-without-alt.ts'
import { hardToRead } from './rules/hard-to-read.ts'
import { lengthGivesAnswer } from './rules/length-gives-answer.ts'
import { mathmlAsSource } from './rules/mathml-as-source.ts'
import { missingAnswer } from './rules/missing-answer.ts'
import { missingSkill } from './rules/missing-skill.ts'
import type { LintedQuestion } from './rules/rule.ts'
import { unparsableLatex } from './rules/unparsable-latex.ts'
import { unreadableAnswer } from './rules/unreadable-answer.ts'
import { untranslatedTag } from './rules/untranslated-tag.ts'

/** The maximum number of findings per question. */
const mostFindings = 50

/** Runs the rules that check a single question, in order. */
export function listOwnFindings(question: LintedQuestion): OwnFinding[] {
  const rules = [
    emptyQuestion,
    missingAnswer,
    tooFewChoices,
    answerNotAChoice,
    emptyChoice,
    sameChoices,
    unreadableAnswer,
    unparsableLatex,
    mathmlAsSource,
    figureWithoutAlt,
    altGivesAnswer,
    lengthGivesAnswer,
    hardToRead,
    brokenLink,
    missingSkill,
    untranslatedTag,
  ]
  return rules.flatMap((rule) => rule(question)).slice(0, mostFindings)
}
