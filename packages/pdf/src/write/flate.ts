import { deflateSync } from 'node:zlib'
import type { PDFContext, PDFRef } from 'pdf-lib'

/** Adds a compressed stream to the document. Node's own zlib takes a fraction of the time that pdf-lib's takes. */
export function addFlateStream(context: PDFContext, compressed: Uint8Array): PDFRef {
  return context.register(context.stream(compressed, { Filter: 'FlateDecode' }))
}

export function deflate(text: string): Uint8Array {
  return deflateSync(Buffer.from(text, 'latin1'))
}
