import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError, type RichTextRefusal } from '@pathwise/rich-text/error'
import { importBody } from '@pathwise/rich-text/import'

export interface BodyToClean {
  readonly html: string
  /** Whether formulas in LaTeX delimiters and MathML are lifted, as in what comes from elsewhere than our editor. */
  readonly imported: boolean
}

/** A body as it is stored, or why it cannot be. It fits through the wall of a thread, which an error's own fields do not. */
export type CleanedBody = { readonly html: string } | { readonly refusal: RichTextRefusal; readonly detail: string }

/** How a deployment cleans bodies: a large one takes seconds at worst, in which a server must answer others. */
export type BodyCleaner = (body: BodyToClean) => Promise<CleanedBody>

export function cleanOneBody({ html, imported }: BodyToClean): CleanedBody {
  try {
    return { html: imported ? importBody(html).html : cleanBody(html) }
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error
    return { refusal: error.reason, detail: error.message }
  }
}
