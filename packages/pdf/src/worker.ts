import { RichTextError } from '@pathwise/rich-text/error'
import { createPdfRenderer, type PdfItem } from './renderer.ts'

// Runs in a worker thread of the server. The thread is ready only when this top-level await completes.
const renderer = await createPdfRenderer()

/** The result in a form that can be posted between threads, because custom properties of an error would be lost. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refusal: RichTextError['reason'] }

/** Renders one item, or returns the reason for rejecting it when a text exceeds the limits of stored HTML. */
export async function renderPdf(item: PdfItem): Promise<RenderOutcome> {
  try {
    const { bytes } = await renderer.render(item)
    return { bytes }
  } catch (error) {
    if (error instanceof RichTextError) return { refusal: error.reason }
    throw error
  }
}
