import { createHash } from 'node:crypto'
import { buildError, type Draft } from '@pathwise/question-formats/draft'
import type { Finding, RowPlace } from '@pathwise/question-formats/findings.schemas'
import { mediaLosses } from '@pathwise/question-formats/media'
import { RichTextError } from '@pathwise/rich-text/error'
import { AppError } from '../../errors.ts'
import { type PreparedQuestion, prepareQuestion } from '../prepare.ts'
import { completeQuestion } from './complete.ts'
import type { ImportDefaults } from './import.schemas.ts'

/** A question ready to be stored, with an id that is the same each time the file is read. */
export interface NamedQuestion extends PreparedQuestion {
  readonly legacyId: string
}

export interface CheckedRow {
  readonly row: RowPlace
  readonly findings: readonly Finding[]
  /** Undefined for a rejected or skipped row. */
  readonly question: NamedQuestion | undefined
  /** Whether the id is a hash of the question's content. */
  readonly isNamedByContent: boolean
}

/** Prepares a row for storage, with the same rules as a question typed in the editor. */
export function checkRow({ row, question, findings }: Draft, defaults: ImportDefaults): CheckedRow {
  const without = (more: readonly Finding[]): CheckedRow => ({
    row,
    findings: [...findings, ...more],
    question: undefined,
    isNamedByContent: false,
  })
  if (!question) return without([])
  const { input, findings: found } = completeQuestion(question, defaults)
  if (!input) return without(found)
  try {
    const prepared = prepareQuestion(input)
    return {
      row,
      findings: [...findings, ...found, ...mediaLosses(question)],
      question: { ...prepared, legacyId: prepared.legacyId ?? contentId(prepared) },
      isNamedByContent: prepared.legacyId === undefined,
    }
  } catch (error) {
    if (error instanceof RichTextError || (error instanceof AppError && error.reason === 'text_too_large')) {
      return without([...found, buildError('text_too_large', error.message)])
    }
    throw error
  }
}

/** Derives an id from the content, so that importing the same file twice creates no duplicates. */
function contentId({ title, body, choices, answer }: PreparedQuestion): string {
  const content = JSON.stringify([title, body, choices.map(({ html }) => html), answer])
  return `I-${createHash('sha256').update(content).digest('hex').slice(0, 20)}`
}
