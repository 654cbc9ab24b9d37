import { buildLoss, type ImportedQuestion } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import { buildChoice, questionLimits } from '../vocabulary.schemas.ts'
import { letters } from './letters.vocabulary.ts'

/** An answer with its percentage of the points: 100 if correct, 0 or less if wrong. */
export interface GradedAnswer {
  /** HTML for a choice, plain text for a written answer. */
  readonly text: string
  readonly percent: number
  /** The feedback for students who give this answer, as HTML. */
  readonly feedback: string
  /** The tolerance of a numerical answer, if it is the same in both directions. */
  readonly tolerance?: number
}

/** The answers of an imported question, with a finding for everything that cannot be imported. */
export interface ParsedAnswers
  extends Pick<
    ImportedQuestion,
    'acceptedAnswers' | 'answer' | 'answerTolerance' | 'answerUnit' | 'choices' | 'questionType'
  > {
  /** HTML that explains the correct answer. */
  readonly explanation: string
  readonly findings: readonly Finding[]
}

/** The reason why a question is skipped. */
export interface LeftOut {
  readonly leftOut: Finding
}

/** An essay has no answers. */
export const essayAnswers: ParsedAnswers = {
  questionType: 'essay',
  choices: [],
  answer: '',
  explanation: '',
  findings: [],
}

/**
 * Builds the answers of a multiple-choice question. If several choices earn full credit only together, all of them are
 * correct. If several choices each earn full credit, the question is skipped, because students can select only one.
 */
export function findChosenAnswer(
  answers: readonly GradedAnswer[],
  questionType = 'multiple_choice',
): ParsedAnswers | LeftOut {
  const right = answers.filter(({ percent }) => percent > 0)
  const best = right.filter(({ percent }) => percent === 100)
  if (answers.length > letters.length)
    return { leftOut: buildLoss('unsupported_question_type', `${answers.length} choices`) }
  if (best.length === 0 && right.length > 1) return findSelectedAnswers(answers, right)
  if (best.length > 1) return { leftOut: buildLoss('several_right_answers', String(right.length)) }
  // In our questions, only the correct answer earns credit, so partial credit for other choices is dropped.
  const [answer] = best.length > 0 ? best : right
  return {
    questionType,
    choices: answers.map((one, index) =>
      buildChoice({ id: letterAt(index), html: one.text, feedback: one === answer ? '' : keepFeedback(one) }),
    ),
    answer: answer ? letterAt(answers.indexOf(answer)) : '',
    explanation: answer?.feedback ?? '',
    findings: [...findMissing(answer), ...findPartialMarks(answers, answer), ...findLongFeedback(answers, answer)],
  }
}

function findSelectedAnswers(answers: readonly GradedAnswer[], right: readonly GradedAnswer[]): ParsedAnswers {
  const [first] = right
  const unequal = right.some(({ percent }) => Math.abs(percent - (first?.percent ?? 0)) > 1)
  const long = answers.filter((answer) => answer.feedback.trim() !== '' && keepFeedback(answer) === '')
  return {
    questionType: 'multiple_select',
    choices: answers.map((one, index) =>
      buildChoice({ id: letterAt(index), html: one.text, feedback: keepFeedback(one) }),
    ),
    answer: right.map((one) => letterAt(answers.indexOf(one))).join(','),
    explanation: '',
    findings: [
      ...(unequal ? [buildLoss('partial_marks', right.map(({ percent }) => `${percent} %`).join(', '))] : []),
      ...(long.length > 0 ? [buildLoss('choice_feedback', String(long.length))] : []),
    ],
  }
}

/**
 * Builds the answers of a question with a written answer. The main answer is the first one with full credit, or the
 * first one with partial credit if none has full credit. Other answers with full credit are accepted with the main
 * answer's tolerance.
 */
export function findWrittenAnswer(
  answers: readonly GradedAnswer[],
  questionType: 'numerical' | 'short_answer',
): ParsedAnswers {
  const right = answers.filter(({ percent }) => percent > 0)
  const answer = right.find(({ percent }) => percent === 100) ?? right[0]
  const others = right.filter(({ text }, index) => text !== answer?.text && isFirst(right, text, index))
  const equal = others.filter(({ percent, text }) => percent === 100 && text.length <= questionLimits.acceptedAnswer)
  const accepted = equal.slice(0, questionLimits.acceptedAnswers)
  const tolerance = answer?.tolerance ?? 0
  const otherTolerances = accepted.filter((other) => (other.tolerance ?? 0) !== tolerance)
  return {
    questionType,
    choices: [],
    answer: answer?.text ?? '',
    ...(accepted.length > 0 && { acceptedAnswers: accepted.map(({ text }) => text) }),
    ...(tolerance !== 0 && { answerTolerance: tolerance }),
    explanation: answer?.feedback ?? '',
    findings: [
      ...findMissing(answer),
      ...others.filter((other) => !accepted.includes(other)).map(({ text }) => buildLoss('further_answers', text)),
      ...otherTolerances.map((other) => buildLoss('answer_tolerance', `${other.text}: ${other.tolerance ?? 0}`)),
      ...findFeedback(answers, answer),
    ],
  }
}

/** A wildcard of Moodle's answer patterns, which stands for any text. An escaped `\*` is an asterisk. */
const wildcard = /(?<!\\)\*/

/** Builds the answers of a question whose answers are patterns. Reports wildcards, because students' answers must match. */
export function findPatternAnswer(patterns: readonly GradedAnswer[]): ParsedAnswers {
  const { answer: first, acceptedAnswers = [], findings, ...parsed } = findWrittenAnswer(patterns, 'short_answer')
  const kept = [first, ...acceptedAnswers]
  const [answer = '', ...others] = new Set(kept.map(readPattern).filter((text) => text !== ''))
  return {
    ...parsed,
    answer,
    ...(others.length > 0 && { acceptedAnswers: others }),
    findings: [...findings, ...kept.filter((text) => wildcard.test(text)).map((text) => buildLoss('wildcard', text))],
  }
}

/** Removes the wildcards around a pattern's text. A wildcard inside it remains, for the editor to correct. */
function readPattern(pattern: string): string {
  const parts = pattern.split(wildcard)
  const isText = (part: string) => part.trim() !== ''
  const inner = parts.slice(Math.max(parts.findIndex(isText), 0), parts.findLastIndex(isText) + 1)
  return inner.join('*').replaceAll('\\*', '*').trim()
}

function isFirst(answers: readonly GradedAnswer[], text: string, index: number): boolean {
  return answers.findIndex((other) => other.text === text) === index
}

function letterAt(index: number): string {
  return letters[index] ?? ''
}

function findMissing(answer: GradedAnswer | undefined): Finding[] {
  return answer ? [] : [buildLoss('no_right_answer')]
}

function findPartialMarks(answers: readonly GradedAnswer[], right: GradedAnswer | undefined): Finding[] {
  const partial = answers.filter((answer) => answer !== right && answer.percent !== 0)
  return partial.length > 0 ? [buildLoss('partial_marks', partial.map(({ percent }) => `${percent} %`).join(', '))] : []
}

function keepFeedback({ feedback }: GradedAnswer): string {
  return feedback.length <= questionLimits.choice ? feedback.trim() : ''
}

function findLongFeedback(answers: readonly GradedAnswer[], right: GradedAnswer | undefined): Finding[] {
  return findFeedback(
    answers.filter((answer) => keepFeedback(answer) === ''),
    right,
  )
}

function findFeedback(answers: readonly GradedAnswer[], right: GradedAnswer | undefined): Finding[] {
  const others = answers.filter((answer) => answer !== right && answer.feedback.trim() !== '')
  return others.length > 0 ? [buildLoss('choice_feedback', String(others.length))] : []
}
