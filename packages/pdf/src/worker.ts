import { RichTextError } from '@pathwise/rich-text/error'
import { createPdfRenderer, type PdfItem } from './renderer.ts'

// Runs in a server worker thread. The thread is ready once this top-level await finishes.
const renderer = await createPdfRenderer()

/** A rejection is plain data, because an Error would lose its custom properties when posted between threads. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refusal: RichTextError['reason'] }

/** Returns the rejection reason if a text exceeds the limits for stored HTML. */
export async function renderPdf(item: PdfItem): Promise<RenderOutcome> {
  try {
    const { bytes } = await renderer.render(item)
    return { bytes }
  } catch (error) {
    if (error instanceof RichTextError) return { refusal: error.reason }
    throw error
  }
}
