import type { PDFDocument, PDFRef } from 'pdf-lib'
import type { PdfPicture } from '../content/pictures.ts'
import type { Page } from '../pages/page.ts'

/** `name` refers to the picture in content streams. */
export interface EmbeddedPicture {
  readonly name: string
  readonly ref: PDFRef
}

/** Embeds each picture only once. */
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
