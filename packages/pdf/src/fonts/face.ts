import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from '@cantoo/fontkit'

/** One font file, parsed once in a process however many documents use it. */
export interface Face {
  /** How far a character moves on, in em; undefined where the face does not have it. */
  advance(codePoint: number): number | undefined
  postScriptName: string
  /** What pdf-lib is given instead of bytes that it would parse again. */
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
 * The font with a layout of one glyph for each character, so that widths are the same here and in a PDF viewer, and
 * with glyphs that know only the character they stand for: pdf-lib asks them for the text behind them, and without
 * this the choice of one document (a letter in another script with the same glyph) would spoil the next one's text.
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

/** A glyph whose outline is read once in a process, instead of once for each document that uses it. */
function decodeOnce(glyph: Glyph | null): Glyph | null {
  if (!glyph || !('_decode' in glyph) || Object.hasOwn(glyph, '_decode')) return glyph
  const { _decode: decode } = glyph
  if (typeof decode !== 'function') return glyph
  const outline: unknown = decode.call(glyph)
  return Object.defineProperty(glyph, '_decode', { value: () => outline })
}
