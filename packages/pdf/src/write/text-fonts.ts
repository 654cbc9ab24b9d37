import type { PDFDocument, PDFFont } from 'pdf-lib'
import type { Face } from '../fonts/face.ts'
import type { Draw, Page } from '../pages/page.ts'

/** Content streams refer to the font by `name`. */
export interface TextFont {
  name: string
  font: PDFFont
}

/** Embeds the faces that the pages use, each subset to the glyphs that appear. */
export async function embedFaces(document: PDFDocument, pages: readonly Page[]): Promise<Map<Face, TextFont>> {
  const faces = findFaces(pages)
  document.registerFontkit({ create: (bytes) => [...faces].find((face) => face.bytes === bytes)?.font ?? null })
  const fonts = new Map<Face, TextFont>()
  for (const face of faces) {
    // A tag of six letters and a plus sign marks a font subset (ISO 32000-1, 9.6.4).
    const tag = `AAAAA${String.fromCharCode(65 + fonts.size)}`
    const font = await document.embedFont(face.bytes, { subset: true, customName: `${tag}+${face.postScriptName}` })
    fonts.set(face, { name: `F${fonts.size}`, font })
  }
  return fonts
}

function findFaces(pages: readonly Page[]): Set<Face> {
  const faces = new Set<Face>()
  const visit = (draw: Draw) => {
    if (draw.kind === 'text') faces.add(draw.face)
    if (draw.kind === 'formula') for (const text of draw.texts) faces.add(text.face)
  }
  for (const { contents } of pages) for (const { draws } of contents) for (const draw of draws) visit(draw)
  return faces
}
