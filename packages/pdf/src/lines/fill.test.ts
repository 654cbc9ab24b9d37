import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline } from '../content/block.ts'
import type { Language } from '../language.ts'
import type { Drawing } from '../math/drawing.ts'
import { fillLines, measureWidthRange } from './fill.ts'
import type { Line } from './line.ts'
import { formulaScale, type Setting, widthError } from './words.ts'

/** Draws an empty formula. In these tests, the LaTeX of a formula is its width as a multiple of the font size. */
function box(latex: string): Drawing {
  return { width: Number(latex) / formulaScale, height: 2 / formulaScale, depth: 1 / formulaScale, parts: [] }
}

function setting(language: Language): Setting {
  return { language, size: 10, strong: false, drawFormula: box, speakFormula: () => undefined }
}

function words(line: Line): string {
  return line.pieces.map((piece) => (piece.kind === 'text' ? piece.text : `«${piece.latex}»`)).join('')
}

function text(value: string): Inline {
  return { kind: 'text', text: value, style: {} }
}

function lines(language: Language, width: number, ...inlines: Inline[]): string[] {
  return fillLines(inlines, width, setting(language)).map(words)
}

describe('fillLines', () => {
  it('breaks English lines between words', () => {
    expect(lines('en', 60, text('every real number'))).toEqual(['every real ', 'number'])
  })

  it('does not break a line between a Korean word and its particle', () => {
    expect(lines('ko', 60, text('방정식의 실근을 구하세요'))).toEqual(['방정식의 ', '실근을 ', '구하세요'])
  })

  it('breaks Chinese lines between characters, but never before a comma or after an opening quote', () => {
    expect(lines('zh-TW', 40, text('一二三四，五六七'))).toEqual(['一二三', '四，五六', '七'])
    expect(lines('zh-CN', 40, text('一二三“四五”'))).not.toContain('一二三“')
  })

  it('keeps a formula on the same line as its suffix', () => {
    const formula: Inline = { kind: 'formula', latex: '2', style: {} }
    expect(lines('en', 70, text('the word '), formula, text('th'))).toEqual(['the word ', '«2»th'])
    expect(lines('ko', 50, text('함수 '), formula, text('는'))).toEqual(['함수 «2»는'])
  })

  it('ends a line at each forced line break', () => {
    expect(lines('en', 500, text('a'), { kind: 'break' }, { kind: 'break' }, text('b'))).toEqual(['a', '', 'b'])
  })

  it('increases the height of a line when a formula is taller than the text', () => {
    const [line] = fillLines([{ kind: 'formula', latex: '1', style: {} }], 100, setting('en'))
    expect(line).toMatchObject({ width: 10, ascent: 20, descent: 10 })
  })

  const inline = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'W', ' ', '가', '中', '，', '-', '(', '1') }).map(text),
    fc.constantFrom<Inline>(
      { kind: 'break' },
      { kind: 'formula', latex: '3', style: {} },
      { kind: 'formula', latex: '90', style: {} },
    ),
  )

  it('fits lines to the width without losing any letter or formula', () => {
    fc.assert(
      fc.property(fc.array(inline), fc.integer({ min: 20, max: 300 }), (inlines, width) => {
        const filled = fillLines(inlines, width, setting('ko'))
        for (const line of filled) expect(line.width).toBeLessThanOrEqual(width + 2 * widthError)
        const spaceless = (value: string) => value.replaceAll(' ', '')
        const before = inlines.map((part) =>
          part.kind === 'text' ? part.text : part.kind === 'formula' ? `«${part.latex}»` : '',
        )
        expect(spaceless(filled.map(words).join(''))).toBe(spaceless(before.join('')))
      }),
    )
  })
})

describe('measureWidthRange', () => {
  it('returns the widths of the widest word and the longest line', () => {
    const { least, greatest } = measureWidthRange([text('a bb'), { kind: 'break' }, text('c')], setting('en'))
    expect(fillLines([text('a bb')], least, setting('en'))).toHaveLength(2)
    expect(fillLines([text('a bb')], greatest, setting('en'))).toHaveLength(1)
  })
})
