import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from '@cantoo/fontkit'

/** A font file, parsed once per process. */
export interface Face {
  /** Returns the advance width of a character in em, or undefined when the face lacks the character. */
  advance(codePoint: number): number | undefined
  postScriptName: string
  /**
   * The raw file. `embedFaces` looks up the face by the identity of this array, so that pdf-lib does not parse the file
   * again.
   */
  bytes: Uint8Array
  font: Font
}

export function openFace(file: string): Face {
  const bytes = readFileSync(file)
  const font = create(bytes)
  if (!('glyphForCodePoint' in font)) throw new Error(`Not a single font: ${file}`)
  const advances = new Map<number, number | undefined>()
  return {
    bytes,
    postScriptName: font.postscriptName ?? 'Font',
    font: withPlainLayout(font),
    advance(codePoint) {
      if (!advances.has(codePoint)) advances.set(codePoint, measure(font, codePoint))
      return advances.get(codePoint)
    },
  }
}

function measure(font: Font, codePoint: number): number | undefined {
  const glyph = font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint) : null
  return glyph ? glyph.advanceWidth / font.unitsPerEm : undefined
}

/**
 * Replaces shaping with one glyph per character, so that our widths match the PDF viewer's. Each character gets its own
 * glyph object, because pdf-lib builds the copied text from the object's code points. A shared object could contain a
 * code point from another script.
 */
function withPlainLayout(font: Font): Font {
  const glyphs = new Map<string, Glyph>()
  const glyphFor = (character: string): Glyph => {
    const known = glyphs.get(character)
    if (known) return known
    const codePoint = character.codePointAt(0) ?? 0
    const glyph: Glyph = Object.create(font.glyphForCodePoint(codePoint), { codePoints: { value: [codePoint] } })
    glyphs.set(character, glyph)
    return glyph
  }
  return Object.create(font, {
    layout: { value: (text: string) => ({ glyphs: Array.from(text, glyphFor) }) },
    getGlyph: { value: (id: number) => decodeOnce(font.getGlyph(id)) },
  })
}

/** Caches the decoded outline for the life of the process, so that it is not decoded again for every document. */
function decodeOnce(glyph: Glyph | null): Glyph | null {
  if (!glyph || !('_decode' in glyph) || Object.hasOwn(glyph, '_decode')) return glyph
  const { _decode: decode } = glyph
  if (typeof decode !== 'function') return glyph
  const outline: unknown = decode.call(glyph)
  return Object.defineProperty(glyph, '_decode', { value: () => outline })
}
