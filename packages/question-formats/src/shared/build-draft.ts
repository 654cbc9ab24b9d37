import { type Draft, type ImportedQuestion, leaveOut, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import type { LeftOut, ParsedAnswers } from './answers.ts'
import type { TaggedFields } from './tags.ts'

interface Texts extends Pick<ImportedQuestion, 'body' | 'course' | 'explanation' | 'legacyId' | 'title'> {
  /** The fields that the question's tags contain. They override the values that the format itself has. */
  readonly tagged: TaggedFields
}

/**
 * Builds the draft of a question from another program. @param losses what is lost in addition to the losses in
 * `answers`
 */
export function buildDraft(
  row: RowPlace,
  answers: LeftOut | ParsedAnswers,
  { tagged, course, explanation, ...texts }: Texts,
  losses: readonly Finding[],
): Draft {
  if ('leftOut' in answers) return leaveOut(row, [answers.leftOut])
  const { findings, explanation: feedback, ...answer } = answers
  return {
    row,
    question: {
      ...tagged,
      ...texts,
      course: tagged.course ?? course,
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: explanation || feedback,
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(explanation !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...losses,
    ],
  }
}
