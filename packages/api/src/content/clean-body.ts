import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError, type RichTextRefusal } from '@pathwise/rich-text/error'
import { importBody } from '@pathwise/rich-text/import'
import { type FormulaProblem, listFormulaProblems } from './formula-findings.ts'

export interface BodyToClean {
  readonly html: string
  /** Whether to convert LaTeX delimiters and MathML to formulas. True for text from outside our editor. */
  readonly imported: boolean
  /** Whether to list the formulas that readers will see as source text. Set for saves only. */
  readonly isWritten?: boolean
}

/**
 * A cleaned body, or the reason why it was rejected. It is a plain object, because a worker thread could not transfer
 * an error with custom fields.
 */
export type CleanedBody =
  | { readonly html: string; readonly problems?: readonly FormulaProblem[] }
  | { readonly refusal: RichTextRefusal; readonly detail: string }

/** Cleans a body. This is asynchronous because a large body can take seconds. */
export type BodyCleaner = (body: BodyToClean) => Promise<CleanedBody>

export function cleanOneBody({ html, imported, isWritten = false }: BodyToClean): CleanedBody {
  try {
    const cleaned = imported ? importBody(html).html : cleanBody(html)
    return isWritten ? { html: cleaned, problems: listFormulaProblems(cleaned) } : { html: cleaned }
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error
    return { refusal: error.reason, detail: error.message }
  }
}
