import type { ExportedQuestion, TextWriter } from '../exported-question.ts'
import { fromRow } from '../field-row.ts'
import { toBase64 } from '../shared/pictures.ts'
import { buildChoice } from '../vocabulary.schemas.ts'
import type { QuestionLine } from './fields.ts'

/** Writes JSON Lines. An import reads back exactly what was written. */
export const jsonLinesWriter: TextWriter = {
  head: '',
  write: (question) => `${JSON.stringify({ ...toLine(question), ...writePictures(question) })}\n`,
  tail: '',
}

export function toLine(question: ExportedQuestion) {
  return {
    legacy_id: question.legacyId,
    ...fromRow(question),
    content_question_mj: question.body,
    choices: question.choices.map(buildChoice),
    answer: question.answer,
    explanation: question.explanation,
    as_typed: true,
  } satisfies QuestionLine
}

function writePictures({ pictures = {} }: ExportedQuestion): Pick<QuestionLine, 'pictures'> {
  const entries = Object.entries(pictures).map(([id, { bytes }]) => [id, toBase64(bytes)] as const)
  return entries.length > 0 ? { pictures: Object.fromEntries(entries) } : {}
}
