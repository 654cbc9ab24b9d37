import { extractShortGrams } from '@pathwise/db/short-grams'
import { RichTextError } from '@pathwise/rich-text/error'
import { importPhrase } from '@pathwise/rich-text/import'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { plainText } from '@pathwise/rich-text/text'
import { AppError } from '../errors.ts'
import type { BodyCleaner } from './clean-body.ts'
import type { CreateContentInput, FormulaFinding } from './content.schemas.ts'
import { listFormulaProblems } from './formula-findings.ts'

export interface StoredTexts {
  readonly title: string
  readonly titleText: string
  readonly titleGrams: string[]
  readonly body: string
}

/** The maximum number of formula findings to return for an item. */
const mostFindings = 50

/** Whitespace and invisible characters: joiners, fillers, direction marks and the blank Braille cell. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/**
 * Cleans a title and body for storage, and lists their formulas that readers will see as source text.
 * @throws AppError `bad_input` with reason `empty_title` for a title without visible text, `too_large` with reason
 * `text_too_large` for a text over the limits of the rich-text package
 */
export async function cleanTexts(
  cleanBody: BodyCleaner,
  { title: given, body, as_typed }: Omit<CreateContentInput, 'language'>,
): Promise<{ stored: StoredTexts; findings: FormulaFinding[] }> {
  const title = storedTitle(given, as_typed)
  const titleText = plainText(title)
  if (titleText.replaceAll(invisible, '') === '') {
    throw new AppError('bad_input', 'The title is empty', { reason: 'empty_title' })
  }
  const cleaned = await cleanBody({ html: body, imported: !as_typed, isWritten: true })
  if ('refusal' in cleaned) throw buildTextTooLargeError('The body', cleaned.detail)
  const findings = [
    ...listFormulaProblems(title).map((problem) => ({ ...problem, place: 'title' as const })),
    ...(cleaned.problems ?? []).map((problem) => ({ ...problem, place: 'body' as const })),
  ]
  return {
    stored: { title, titleText, titleGrams: extractShortGrams(titleText), body: cleaned.html },
    findings: findings.slice(0, mostFindings),
  }
}

function storedTitle(given: string, asTyped: boolean): string {
  try {
    return asTyped ? cleanPhrase(given) : importPhrase(given).html
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error
    throw buildTextTooLargeError('The title', error.message)
  }
}

function buildTextTooLargeError(what: string, why: string): AppError {
  return new AppError('too_large', `${what} is too large: ${why}`, { reason: 'text_too_large' })
}
