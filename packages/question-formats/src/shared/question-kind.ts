import type { ExportedQuestion } from '../exported-question.ts'

/** The kind of answer that a question expects, used by all export formats. */
export type QuestionKind = 'choice' | 'essay' | 'numerical' | 'true_false' | 'written'

export function findKind({ choices, answer }: ExportedQuestion): QuestionKind {
  if (choices.length > 0) return isTrueFalse(choices) ? 'true_false' : 'choice'
  if (answer === '') return 'essay'
  return /^-?\d+(\.\d+)?$/.test(answer) ? 'numerical' : 'written'
}

function isTrueFalse(choices: ExportedQuestion['choices']): boolean {
  return choices.map(({ html }) => html).join('|') === 'True|False'
}
