import { deflateSync } from 'node:zlib'
import { type PDFContext, type PDFRef, typedArrayFor } from 'pdf-lib'

/** Adds a compressed stream to the document. Node's own zlib takes a fraction of the time that pdf-lib's takes. */
export function addFlateStream(context: PDFContext, compressed: Uint8Array): PDFRef {
  return context.register(context.stream(compressed, { Filter: 'FlateDecode' }))
}

export function deflate(text: string): Uint8Array {
  return deflateSync(Buffer.from(text, 'latin1'))
}

/** Has pdf-lib compress the streams that it makes itself, such as those of fonts, in the same way. */
export function compressByNode(context: PDFContext): void {
  context.flateStream = (contents, dict = {}) =>
    context.stream(deflateSync(typedArrayFor(contents)), { ...dict, Filter: 'FlateDecode' })
}
