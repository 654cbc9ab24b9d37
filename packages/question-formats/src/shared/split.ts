import { type Draft, type ImportedQuestion, leaveOut, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { questionLimits } from '../vocabulary.schemas.ts'
import type { LeftOut, ParsedAnswers } from './answers.ts'
import { dropDrawings } from './drawn-figures.ts'
import type { TaggedFields } from './tags.ts'

interface DraftTexts extends Pick<ImportedQuestion, 'body' | 'course' | 'explanation' | 'legacyId' | 'title'> {
  /** The pictures included in the file, keyed by their addresses. */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** HTML of all hints in the file. */
  readonly hints: readonly string[]
  /** HTML, or empty for a question with no rubric. */
  readonly rubric: string
  /** The fields in the question's tags. They override the values that the format itself provides. */
  readonly tagged: TaggedFields
}

/** Builds the draft of a question from another program. @param losses findings in addition to those in `answers` */
function buildDraft(
  row: RowPlace,
  answers: LeftOut | ParsedAnswers,
  { tagged, course, explanation, hints, rubric, files, ...texts }: DraftTexts,
  losses: readonly Finding[],
): Draft {
  if ('leftOut' in answers) return leaveOut(row, [answers.leftOut])
  const { findings, explanation: feedback, ...answer } = answers
  const shown = hints.map(dropDrawings).filter((hint) => hint.trim() !== '')
  const kept = shown.filter((hint) => hint.length <= questionLimits.hint).slice(0, questionLimits.hints)
  return {
    row,
    question: {
      ...tagged,
      ...texts,
      body: dropDrawings(texts.body),
      course: tagged.course ?? course,
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: dropDrawings(explanation || feedback),
      ...(kept.length > 0 && { hints: kept }),
      ...(rubric !== '' && { rubric: dropDrawings(rubric) }),
      ...(files && files.size > 0 && { files }),
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(explanation !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...(shown.length > kept.length ? [lost('hints', String(shown.length - kept.length))] : []),
      ...losses,
    ],
  }
}

/** A part of a question, such as one of its gaps or pairs. */
export interface QuestionPart {
  readonly answers: LeftOut | ParsedAnswers
  /** HTML. */
  readonly body: string
}

/**
 * Builds a draft for each part of a question, because each of our questions has only one part. Rows are numbered from
 * the given row.
 * @param losses findings that apply to the whole question
 */
export function splitDraft(
  row: RowPlace,
  parts: readonly QuestionPart[],
  texts: DraftTexts,
  losses: readonly Finding[],
): Draft[] {
  const note = parts.length > 1 ? [lost('split', String(parts.length))] : []
  return parts.map(({ answers, body }, index) => {
    const place = { ...row, number: row.number + index }
    if (parts.length === 1) return buildDraft(place, answers, { ...texts, body }, losses)
    const name = `${texts.legacyId ?? ''}-${index + 1}`
    const part = {
      ...texts,
      body,
      title: texts.title && `${texts.title} (${index + 1})`,
      // A question that has no id is identified by its content.
      legacyId: texts.legacyId && name.length <= questionLimits.legacyId ? name : undefined,
    }
    return buildDraft(place, answers, part, [...losses, ...note])
  })
}

/** The maximum number of parts. It is limited because each part repeats the text. */
export const mostParts = 30

/** The text that replaces the other gaps of a question. */
export const otherGap = '[…]'
export const gap = '_____'
