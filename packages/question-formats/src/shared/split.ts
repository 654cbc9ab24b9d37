import { type Draft, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { questionLimits } from '../vocabulary.schemas.ts'
import type { LeftOut, ParsedAnswers } from './answers.ts'
import { buildDraft, type DraftTexts } from './build-draft.ts'

/** A part of a question, such as one of its gaps or pairs. */
export interface QuestionPart {
  readonly answers: LeftOut | ParsedAnswers
  /** HTML. */
  readonly body: string
}

/**
 * Builds a draft for each part of a question, because our questions ask one thing. Rows are numbered from the given row.
 * @param losses what is lost of the whole question
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
      // A question without an id is named by its content.
      legacyId: texts.legacyId && name.length <= questionLimits.legacyId ? name : undefined,
    }
    return buildDraft(place, answers, part, [...losses, ...note])
  })
}

/** Questions of more parts are left out, because each part repeats the text. */
export const mostParts = 30

/** The text that replaces the gaps of a question other than the one that is asked. */
export const otherGap = '[…]'
export const gap = '_____'
