import { createPdfRenderer, type PdfItem, type RenderedPdf } from './renderer.ts'

// What a thread of the server runs. Only when the renderer is there does the thread count as ready.
const renderer = await createPdfRenderer()

/** @throws RichTextError for a text beyond the limits of stored HTML */
export function renderPdf(item: PdfItem): Promise<RenderedPdf> {
  return renderer.render(item)
}
