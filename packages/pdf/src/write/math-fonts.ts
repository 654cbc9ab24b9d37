import type { PDFContext, PDFRef } from 'pdf-lib'
import { PDFName } from 'pdf-lib'
import type { Glyph } from '../math/drawing.ts'
import { addFlateStream, deflate } from './flate.ts'
import { pdfNumber, utf16Hex } from './numbers.ts'

/** The maximum glyphs per font. Type 3 fonts encode each glyph in one byte. */
const mostGlyphs = 250

interface MathFont {
  name: string
  glyphs: Glyph[]
}

/**
 * Type 3 fonts for the glyphs in a document's formulas. Each outline is written only once, and formulas can be copied
 * as text.
 */
export interface MathFonts {
  /** Returns the glyph's font and code. Adds the glyph if it is new. */
  find(glyph: Glyph): { font: string; code: number }
  /**
   * Embeds the fonts and returns their names and references. Must be called after all glyphs have been added with
   * `find`.
   */
  embed(context: PDFContext): [name: string, ref: PDFRef][]
}

export function createMathFonts(): MathFonts {
  const fonts: MathFont[] = []
  const places = new Map<Glyph, { font: string; code: number }>()
  return {
    find(glyph) {
      const known = places.get(glyph)
      if (known) return known
      let font = fonts.at(-1)
      if (!font || font.glyphs.length >= mostGlyphs) {
        font = { name: `M${fonts.length}`, glyphs: [] }
        fonts.push(font)
      }
      const place = { font: font.name, code: font.glyphs.length }
      font.glyphs.push(glyph)
      places.set(glyph, place)
      return place
    },
    embed: (context) => fonts.map((font) => [font.name, embedFont(font, context)]),
  }
}

function embedFont({ glyphs }: MathFont, context: PDFContext): PDFRef {
  const outlines = context.obj({})
  const names: (number | PDFName)[] = [0]
  for (const [code, glyph] of glyphs.entries()) {
    const name = PDFName.of(`g${code}`)
    names.push(name)
    outlines.set(name, addFlateStream(context, buildProcedure(glyph)))
  }
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: computeBounds(glyphs),
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: outlines,
      Encoding: { Type: 'Encoding', Differences: names },
      FirstChar: 0,
      LastChar: glyphs.length - 1,
      Widths: glyphs.map(computeWidth),
      ToUnicode: addFlateStream(context, deflate(characterMap(glyphs))),
      Resources: {},
    }),
  )
}

/** Caches compressed glyph procedures across documents, because most formulas use the same glyphs. */
const procedures = new WeakMap<Glyph, Uint8Array>()

function buildProcedure(glyph: Glyph): Uint8Array {
  const known = procedures.get(glyph)
  if (known) return known
  const compressed = deflate(`${computeWidth(glyph)} 0 ${glyph.bounds.join(' ')} d1\n${glyph.operators}\nf`)
  procedures.set(glyph, compressed)
  return compressed
}

/** Returns an approximate width. It need not be exact, because each glyph has its own text matrix. */
function computeWidth({ bounds: [, , right] }: Glyph): number {
  return Math.max(1, right)
}

function computeBounds(glyphs: readonly Glyph[]): number[] {
  const least = (at: 0 | 1) => Math.min(...glyphs.map(({ bounds }) => bounds[at]))
  const greatest = (at: 2 | 3) => Math.max(...glyphs.map(({ bounds }) => bounds[at]))
  return [least(0), least(1), greatest(2), greatest(3)]
}

function characterMap(glyphs: readonly Glyph[]): string {
  const lines = glyphs.flatMap(({ codePoint }, code) =>
    codePoint > 0 ? [`<${hexByte(code)}> <${utf16Hex(String.fromCodePoint(codePoint))}>`] : [],
  )
  const blocks: string[] = []
  // A `bfchar` block can contain at most 100 characters.
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Maths def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks,
    'endcmap end end',
  ].join('\n')
}

export function hexByte(code: number): string {
  return code.toString(16).padStart(2, '0')
}

export function matrixNumbers(values: readonly number[]): string {
  return values.map((value, index) => pdfNumber(value, index < 4 ? 4 : 2)).join(' ')
}
