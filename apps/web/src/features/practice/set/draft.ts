import type { OpenProblem, PracticeAnswer } from '@pathwise/api/practice/practice.schemas'

/** An answer that the student has selected or typed but not yet sent. */
export interface Draft {
  readonly chosen: readonly string[]
  readonly text: string
}

export function isTyped({ question_type }: Pick<OpenProblem, 'question_type'>): boolean {
  return question_type === 'numerical' || question_type === 'short_answer' || question_type === 'essay'
}

export function toDraft(answer: PracticeAnswer | undefined): Draft {
  if (!answer) return { chosen: [], text: '' }
  if ('text' in answer) return { chosen: [], text: answer.text }
  return { chosen: 'choice' in answer ? [answer.choice] : answer.choices, text: '' }
}

/** Selects a choice, or toggles it if several choices can be correct. */
export function choose({ question_type }: OpenProblem, { chosen, text }: Draft, id: string): Draft {
  if (question_type !== 'multiple_select') return { chosen: [id], text }
  return { chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], text }
}

/** Returns the answer to send, or undefined if the draft is empty. */
export function toAnswer(problem: OpenProblem, { chosen, text }: Draft): PracticeAnswer | undefined {
  if (isTyped(problem)) return text.trim() === '' ? undefined : { text: text.trim() }
  const [choice] = chosen
  if (choice === undefined) return undefined
  if (problem.question_type !== 'multiple_select') return { choice }
  return { choices: problem.choices.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])) }
}
