import { RichTextError } from '@pathwise/rich-text/error'
import { createPdfRenderer, type PdfItem } from './renderer.ts'

// What a thread of the server runs. Only when the renderer is there does the thread count as ready.
const renderer = await createPdfRenderer()

/** What fits through the wall of a thread, which an error's own fields do not. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refusal: RichTextError['reason'] }

/** Draws one item; refuses a text beyond the limits of stored HTML. */
export async function renderPdf(item: PdfItem): Promise<RenderOutcome> {
  try {
    const { bytes } = await renderer.render(item)
    return { bytes }
  } catch (error) {
    if (error instanceof RichTextError) return { refusal: error.reason }
    throw error
  }
}
