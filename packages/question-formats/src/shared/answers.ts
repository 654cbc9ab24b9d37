import { type ImportedQuestion, lost } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import { letters } from './letters.ts'

/** An answer of a question, and how many percent of the points it earns: 100 for a right one, 0 or less for a wrong one. */
export interface MarkedAnswer {
  /** HTML of a choice; the plain text of an answer that students write. */
  readonly text: string
  readonly percent: number
  /** HTML that students who give this answer see. */
  readonly feedback: string
}

/** How a question is answered, of what can be kept of it. */
export interface Answering extends Pick<ImportedQuestion, 'answer' | 'choices' | 'questionType'> {
  /** HTML that explains the right answer. */
  readonly explanation: string
  readonly findings: readonly Finding[]
}

/** Why a question is left out. */
export interface LeftOut {
  readonly leftOut: Finding
}

/** A question with choices of which one is right. */
export function findChosenAnswer(
  answers: readonly MarkedAnswer[],
  questionType = 'multiple_choice',
): Answering | LeftOut {
  const right = answers.filter(({ percent }) => percent > 0)
  const best = right.filter(({ percent }) => percent === 100)
  // Part of the points for a second-best choice can be given up; two choices that are both needed cannot.
  if (best.length > 1 || (best.length === 0 && right.length > 1)) {
    return { leftOut: lost('several_right_answers', String(right.length)) }
  }
  const [answer] = best.length > 0 ? best : right
  if (answers.length > letters.length)
    return { leftOut: lost('unsupported_question_type', `${answers.length} choices`) }
  return {
    questionType,
    choices: answers.map(({ text }, index) => ({ id: letterAt(index), html: text })),
    answer: answer ? letterAt(answers.indexOf(answer)) : '',
    explanation: answer?.feedback ?? '',
    findings: [...missing(answer), ...findPartialMarks(answers, answer), ...findFeedback(answers, answer)],
  }
}

/** A question whose answer students write. Of several that are accepted, the first right one is kept. */
export function findWrittenAnswer(
  answers: readonly MarkedAnswer[],
  questionType: 'numerical' | 'short_answer',
): Answering {
  const accepted = answers.filter(({ percent }) => percent > 0)
  const answer = accepted.find(({ percent }) => percent === 100) ?? accepted[0]
  return {
    questionType,
    choices: [],
    answer: answer?.text ?? '',
    explanation: answer?.feedback ?? '',
    findings: [
      ...missing(answer),
      ...accepted.filter((other) => other !== answer).map(({ text }) => lost('further_answers', text)),
      ...findFeedback(answers, answer),
    ],
  }
}

function letterAt(index: number): string {
  return letters[index] ?? ''
}

function missing(answer: MarkedAnswer | undefined): Finding[] {
  return answer ? [] : [lost('no_right_answer')]
}

function findPartialMarks(answers: readonly MarkedAnswer[], right: MarkedAnswer | undefined): Finding[] {
  const partial = answers.filter((answer) => answer !== right && answer.percent !== 0)
  return partial.length > 0 ? [lost('partial_marks', partial.map(({ percent }) => `${percent} %`).join(', '))] : []
}

function findFeedback(answers: readonly MarkedAnswer[], right: MarkedAnswer | undefined): Finding[] {
  const others = answers.filter((answer) => answer !== right && answer.feedback.trim() !== '')
  return others.length > 0 ? [lost('choice_feedback', String(others.length))] : []
}
