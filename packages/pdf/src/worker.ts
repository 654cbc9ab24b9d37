import { RichTextError } from '@pathwise/rich-text/error'
import { createPdfRenderer, type PdfItem } from './renderer.ts'

// Runs in a worker thread of the server. The thread is ready only after this top-level await completes.
const renderer = await createPdfRenderer()

/** The result as data that can be posted between threads. Posting an Error would lose its custom properties. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refusal: RichTextError['reason'] }

/** Renders one item, or returns the reason for rejecting it if one of its texts exceeds the limits for stored HTML. */
export async function renderPdf(item: PdfItem): Promise<RenderOutcome> {
  try {
    const { bytes } = await renderer.render(item)
    return { bytes }
  } catch (error) {
    if (error instanceof RichTextError) return { refusal: error.reason }
    throw error
  }
}
