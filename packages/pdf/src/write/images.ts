import type { PDFDocument, PDFRef } from 'pdf-lib'
import type { PdfPicture } from '../content/pictures.ts'
import type { Page } from '../pages/page.ts'

/** Content streams refer to the picture by `name`. */
export interface EmbeddedPicture {
  readonly name: string
  readonly ref: PDFRef
}

export async function embedPictures(
  document: PDFDocument,
  pages: readonly Page[],
): Promise<ReadonlyMap<PdfPicture, EmbeddedPicture>> {
  const embedded = new Map<PdfPicture, EmbeddedPicture>()
  for (const draw of pages.flatMap(({ contents }) => contents.flatMap(({ draws }) => draws))) {
    if (draw.kind !== 'picture' || embedded.has(draw.file)) continue
    const { type, bytes } = draw.file
    const { ref } = type === 'image/jpeg' ? await document.embedJpg(bytes) : await document.embedPng(bytes)
    embedded.set(draw.file, { name: `Im${embedded.size}`, ref })
  }
  return embedded
}
