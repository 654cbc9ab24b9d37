import { deflateSync } from 'node:zlib'
import {
  type PDFContext,
  PDFCrossRefStream,
  type PDFFlateStream,
  PDFName,
  PDFObjectStream,
  type PDFRef,
  typedArrayFor,
} from 'pdf-lib'

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

const { withContextAndObjects } = PDFObjectStream
const { create } = PDFCrossRefStream
// pdf-lib compresses these two streams in JavaScript, which takes a tenth of the time of a document.
PDFObjectStream.withContextAndObjects = (context, objects) => compress(withContextAndObjects(context, objects, false))
PDFCrossRefStream.create = (dict) => compress(create(dict, false))

/** @param stream an uncompressed stream, whose content may still change */
function compress<Stream extends PDFFlateStream>(stream: Stream): Stream {
  const contents = stream.getUnencodedContents.bind(stream)
  stream.getUnencodedContents = () => deflateSync(contents())
  stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  return stream
}
