import { buildLoss, buildSkippedDraft, type Draft, type ImportedQuestion } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { questionLimits } from '../vocabulary.schemas.ts'
import type { LeftOut, ParsedAnswers } from './answers.ts'
import { dropDrawings } from './drawn-figures.ts'
import { measureHtml } from './pictures.ts'
import type { TaggedFields } from './tags.ts'

interface DraftTexts extends Pick<ImportedQuestion, 'body' | 'course' | 'explanation' | 'legacyId' | 'title'> {
  /** The image files in the import, by address. */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** The HTML of all hints. */
  readonly hints: readonly string[]
  /** HTML, or '' if there is no rubric. */
  readonly rubric: string
  /** The fields set by the question's tags, which take precedence over values from the format's own elements. */
  readonly tagged: TaggedFields
}

/**
 * Builds the draft of a question from another program.
 * @param losses findings in addition to those in `answers`
 */
function buildDraft(
  row: RowPlace,
  answers: LeftOut | ParsedAnswers,
  { tagged, course, explanation, hints, rubric, files, ...texts }: DraftTexts,
  losses: readonly Finding[],
): Draft {
  if ('leftOut' in answers) return buildSkippedDraft(row, [answers.leftOut])
  const { findings, explanation: feedback, ...answer } = answers
  const shown = hints.map(dropDrawings).filter((hint) => hint.trim() !== '')
  const kept = shown.filter((hint) => measureHtml(hint) <= questionLimits.hint).slice(0, questionLimits.hints)
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
      ...(explanation !== '' && feedback !== '' ? [buildLoss('choice_feedback', '1')] : []),
      ...(shown.length > kept.length ? [buildLoss('hints', String(shown.length - kept.length))] : []),
      ...losses,
    ],
  }
}

/** A part of a question, such as a gap or pair. */
export interface QuestionPart {
  readonly answers: LeftOut | ParsedAnswers
  /** HTML. */
  readonly body: string
}

/**
 * Builds a draft for each part of a question, because our questions cannot have several parts. Row numbers start at
 * `row`.
 * @param losses findings about the whole question
 */
export function splitDraft(
  row: RowPlace,
  parts: readonly QuestionPart[],
  texts: DraftTexts,
  losses: readonly Finding[],
): Draft[] {
  const note = parts.length > 1 ? [buildLoss('split', String(parts.length))] : []
  return parts.map(({ answers, body }, index) => {
    const place = { ...row, number: row.number + index }
    if (parts.length === 1) return buildDraft(place, answers, { ...texts, body }, losses)
    const name = `${texts.legacyId ?? ''}-${index + 1}`
    const part = {
      ...texts,
      body,
      title: texts.title && `${texts.title} (${index + 1})`,
      // Without an id, a question is identified by its content.
      legacyId: texts.legacyId && name.length <= questionLimits.legacyId ? name : undefined,
    }
    return buildDraft(place, answers, part, [...losses, ...note])
  })
}

/** The maximum number of parts into which a question is split. Each part repeats the question's whole text. */
export const mostParts = 30

/** When a question with several gaps is split, this text replaces the gaps of the other parts. */
export const otherGap = '[…]'
export const gap = '_____'
