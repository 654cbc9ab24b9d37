import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import type { Link } from '../pages/page.ts'

/** A link as an annotation over its words. */
export function linkAnnotation(context: PDFContext, link: Link, structureParent: number | undefined): PDFRef {
  const corners = [link.left, link.bottom, link.right, link.top].map((value) => Math.round(value * 100) / 100)
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: corners,
      Border: [0, 0, 0],
      F: 4,
      Contents: PDFHexString.fromText(link.words),
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(asAscii(link.href)) },
      ...(structureParent === undefined ? {} : { StructParent: structureParent }),
    }),
  )
}

/** PDF takes addresses in ASCII; what is escaped already stays so. */
function asAscii(href: string): string {
  const escaped = href.replaceAll(/[^\x21-\x7E]+/g, (part) => encodeURIComponent(part))
  return escaped.replaceAll(/[\\()]/g, (special) => `%${special.charCodeAt(0).toString(16).toUpperCase()}`)
}
