import { type FieldsRow, writeFields } from '@pathwise/question-formats/field-row'
import { buildChoice, type Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError } from '@pathwise/rich-text/error'
import { importBody, importPhrase } from '@pathwise/rich-text/import'
import { latexExpressions } from '@pathwise/rich-text/math'
import { mathComplexity } from '@pathwise/rich-text/math-complexity'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { plainText } from '@pathwise/rich-text/text'
import { AppError } from '../errors.ts'
import type { CreateQuestionInput } from './questions.schemas.ts'

export interface StoredTexts {
  readonly body: string
  readonly choices: readonly Choice[]
  readonly explanation: string
  readonly hints: string[]
  readonly rubric: string
  /** Whether any formula was submitted as MathML. Formulas are always stored as LaTeX. */
  readonly hasMathml: boolean
}

/** The editable and derived columns of a question. */
export interface PreparedQuestion extends StoredTexts, Readonly<FieldsRow> {
  /** Undefined if an id must be generated. */
  readonly legacyId: string | undefined
  readonly answer: string
  readonly bodyText: string
  readonly latexExpressions: readonly string[]
  readonly mathComplexity: number
}

interface CleanText {
  readonly html: string
  /** Whether the submitted text contained MathML. */
  readonly hasMathml: boolean
}

const bodies = { typed: cleanBody, imported: importBody }
const phrases = { typed: cleanPhrase, imported: importPhrase }

const nothingStored: StoredTexts = { body: '', choices: [], explanation: '', hints: [], rubric: '', hasMathml: false }

/**
 * Sanitizes a question for storage and computes its derived columns. Leaves texts that equal the stored ones unchanged,
 * so that resending an unchanged question changes nothing.
 * @param stored the question before an edit
 * @throws AppError `too_large` with reason `text_too_large` for a text over the limits of the rich-text package
 */
export function prepareQuestion(
  written: Omit<CreateQuestionInput, 'legacy_id'> & { readonly legacy_id?: string | undefined },
  stored: StoredTexts & Partial<FieldsRow> & { readonly answer: string } = { ...nothingStored, answer: '' },
): PreparedQuestion {
  const { as_typed, explanation: given = stored.explanation } = written
  const fields = writeFields(written, stored)
  const body = cleanText('The body', written.content_question_mj, stored.body, bodies, as_typed)
  const explanation = cleanText('The explanation', given, stored.explanation, bodies, as_typed)
  const rubric = cleanText('The rubric', fields.rubric, stored.rubric, bodies, as_typed)
  const hints = fields.hints
    .map((html, index) => cleanText(`Hint ${index + 1}`, html, stored.hints[index], bodies, as_typed))
    .filter(({ html }) => html !== '')
  const cleanChoices = (written.choices ?? stored.choices).map((given) => {
    const { id, html } = given
    const known = stored.choices.find((choice) => choice.id === id)
    const { feedback = known?.feedback ?? '' } = given
    const text = cleanText(`Choice ${id}`, html, known?.html, phrases, as_typed)
    const reason = cleanText(`The feedback of choice ${id}`, feedback, known?.feedback, phrases, as_typed)
    return {
      ...buildChoice({ id, html: text.html, feedback: reason.html }),
      hasMathml: text.hasMathml || reason.hasMathml,
    }
  })
  const choices = cleanChoices.map(buildChoice)
  const formulas = latexExpressions(body.html, ...choices.map(({ html }) => html))
  const texts = {
    body: body.html,
    choices,
    explanation: explanation.html,
    hints: hints.map(({ html }) => html),
    rubric: rubric.html,
  }
  const cameAsMathml = [body, explanation, rubric, ...hints, ...cleanChoices].some(({ hasMathml }) => hasMathml)
  return {
    legacyId: written.legacy_id,
    ...fields,
    title: written.title.normalize('NFC'),
    ...texts,
    bodyText: plainText(body.html),
    latexExpressions: formulas,
    hasMathml: (cameAsMathml || stored.hasMathml) && hasFormulas(texts),
    mathComplexity: mathComplexity(formulas),
    answer: written.answer ?? stored.answer,
  }
}

/**
 * Returns whether any text contains a formula. The stored `latexExpressions` cannot be used, because they exclude the
 * explanation.
 */
export function hasFormulas({ body, choices, explanation, hints, rubric }: Omit<StoredTexts, 'hasMathml'>): boolean {
  const inChoices = choices.flatMap(({ html, feedback = '' }) => [html, feedback])
  return latexExpressions(body, explanation, rubric, ...hints, ...inChoices).length > 0
}

/**
 * Sanitizes a text. Applies the rules for HTML from our editor if `asTyped` is true, otherwise the rules for HTML from
 * other sources.
 */
function cleanText(
  what: string,
  html: string,
  stored: string | undefined,
  clean: { readonly typed: (html: string) => string; readonly imported: (html: string) => CleanText },
  asTyped: boolean,
): CleanText {
  if (html === stored) return { html, hasMathml: false }
  try {
    return asTyped ? { html: clean.typed(html), hasMathml: false } : clean.imported(html)
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error
    throw new AppError('too_large', `${what} is too large: ${error.message}`, { reason: 'text_too_large' })
  }
}
