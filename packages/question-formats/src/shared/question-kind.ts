import type { ExportedQuestion } from '../exported-question.ts'
import type { FieldsRow } from '../field-row.ts'

/** The kind of answer that a question expects. All exports use it. */
export type QuestionKind = 'choice' | 'essay' | 'numerical' | 'true_false' | 'written'

export function findKind({ choices, answer, acceptedAnswers }: ExportedQuestion): QuestionKind {
  if (choices.length > 0) return isTrueFalse(choices) ? 'true_false' : 'choice'
  if (answer === '') return 'essay'
  return [answer, ...acceptedAnswers].every((one) => /^-?\d+(\.\d+)?$/.test(one)) ? 'numerical' : 'written'
}

/** Returns the fields that need no tags, because the format supports accepted answers and tolerances natively. */
export function listNativeFields(kind: QuestionKind): (keyof FieldsRow)[] {
  if (kind === 'numerical') return ['acceptedAnswers', 'answerTolerance']
  return kind === 'written' ? ['acceptedAnswers'] : []
}

function isTrueFalse(choices: ExportedQuestion['choices']): boolean {
  return choices.map(({ html }) => html).join('|') === 'True|False'
}
