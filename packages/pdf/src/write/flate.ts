import { deflateSync } from 'node:zlib'
import { type PDFContext, type PDFRef, typedArrayFor } from 'pdf-lib'

/** @param compressed deflated with Node's zlib, which is several times faster than pdf-lib's */
export function addFlateStream(context: PDFContext, compressed: Uint8Array): PDFRef {
  return context.register(context.stream(compressed, { Filter: 'FlateDecode' }))
}

export function deflate(text: string): Uint8Array {
  return deflateSync(Buffer.from(text, 'latin1'))
}

/** Makes pdf-lib compress its own streams, such as fonts, with Node's zlib. */
export function compressWithNode(context: PDFContext): void {
  context.flateStream = (contents, dict = {}) =>
    context.stream(deflateSync(typedArrayFor(contents)), { ...dict, Filter: 'FlateDecode' })
}
