import { describe, expect, it } from 'vitest'
import { measureWidth } from '../fonts/typesetter.ts'
import { createFormulas } from './formulas.ts'

const drawFormula = createFormulas((text) => measureWidth(text, 'ko'))

function measureFormula(latex: string): number {
  const drawing = drawFormula(latex, false)
  if (!drawing) throw new Error(`Not drawn: ${latex}`)
  return drawing.width
}

/** Returns the operators of everything that a formula draws except glyphs. */
function listShapes(latex: string): string[] {
  const parts = drawFormula(latex, true)?.parts ?? []
  return parts.flatMap((part) => (part.kind === 'operators' ? [part.operators] : []))
}

describe('createFormulas', () => {
  it.each([
    ...['x', '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', '\\ce{2H2 + O2 -> 2H2O}'],
    ...[
      '\\cancel{x}+\\boxed{y}',
      '\\text{넓이 } = 12',
      '\\begin{align*}a&=b\\\\&=c\\end{align*}',
      '90\\degree',
      '\\mbox{cm}',
    ],
  ])('draws the formula %s', (latex) => {
    const drawing = drawFormula(latex, true)
    expect(drawing?.width).toBeGreaterThan(0.3)
    expect(drawing?.parts.length).toBeGreaterThan(0)
  })

  it.each(['\\R', '\\cnums', '\\utilde{x}', '\\htmlClass{a}{x}', '\\def\\half{\\frac12}\\half'])(
    'draws %s, which only KaTeX supports',
    (latex) => {
      expect(drawFormula(latex, false)?.width).toBeGreaterThan(0.3)
    },
  )

  it.each([
    '\\href{https://a.example}{x}',
    '\\url{https://a.example/a_b}',
    '\\includegraphics{a.png}',
    '\\cancelto{0}{x}',
    '\\begin{array}{@{}c@{}}1\\end{array}',
    '\\begin{array}{cc}\\multicolumn{2}{c}{x}\\\\1&2\\end{array}',
    '\\renewcommand{\\arraystretch}{1.5}\\begin{array}{c}1\\end{array}',
    '\\begin{eqnarray*}a&=&b\\end{eqnarray*}',
    'x=1 \\tag{1}',
    'x=1 \\tag*{$\\text{a}_{1}$}',
    '\\begin{align}x&=1\\tag{1}\\\\y&=2\\tag{2}\\end{align}',
    '\\begin{equation}x=1\\tag{1}\\end{equation}',
  ])('draws the text of %s', (latex) => {
    expect(drawFormula(latex, false)?.width).toBeGreaterThan(0.3)
  })

  it.each(['\\bogus', '\\frac{1}', '{', 'x^2^3^', '\\href{javascript:alert(1)}', 'x'.repeat(10_001)])(
    'returns undefined for %s',
    (latex) => {
      expect(drawFormula(latex, false)).toBeUndefined()
    },
  )

  it('draws the tag of an equation beside it', () => {
    expect(measureFormula('x=1\\tag{1}')).toBeCloseTo(measureFormula('x=1\\qquad\\text{(1)}'))
    expect(measureFormula('x=1\\tag*{a}')).toBeCloseTo(measureFormula('x=1\\qquad\\text{a}'))
    expect(drawFormula('\\begin{aligned}x&\\\\tag&\\end{aligned}', false)?.width).toBeGreaterThan(1)
  })

  it.each([
    ['\\begin{array}{|c|c|}\\hline x&y\\\\\\hline 1&2\\\\\\hline\\end{array}', ['S', 'S', 'S']],
    ['\\phase{30}', ['S']],
    ['\\boxed{x}', ['S']],
    ['\\frac{1}{2}', ['f']],
  ])('strokes frames and fills bars in %s', (latex, painted) => {
    expect(listShapes(latex).map((shape) => shape.replace(/ Q$/, '').at(-1))).toEqual(painted)
  })

  it('draws the dashed frame of a table dashed', () => {
    const [line, frame] = listShapes('\\begin{array}{:c:c:}\\hdashline x&y\\\\\\hdashline\\end{array}')
    expect(line).toContain('] 0 d')
    expect(frame).toContain('] 0 d')
  })

  it.each([
    ['\\textcolor{teal}{x}', '0.000 0.502 0.502'],
    ['\\textcolor{#f00}{x}', '1.000 0.000 0.000'],
    ['\\textcolor{ff8000}{x}', '1.000 0.502 0.000'],
    ['\\colorbox{yellow}{x}', '1.000 1.000 0.000'],
  ])('draws the color of %s', (latex, color) => {
    expect(listShapes(latex).join(' ')).toContain(`${color} rg`)
  })

  it('draws the border and the background of \\fcolorbox', () => {
    const shapes = listShapes('\\fcolorbox{red}{yellow}{x}')
    expect(shapes.filter((shape) => shape.endsWith('f'))).toHaveLength(5)
  })

  it('draws no background when its color is unknown', () => {
    expect(listShapes('\\colorbox{transparent}{x}')).toEqual([])
  })

  it('does not leak macros and labels from one formula into the next', () => {
    expect(drawFormula('\\def\\mine{x}\\mine', false)).toBeDefined()
    expect(drawFormula('\\newcommand{\\ours}{x}\\ours', false)).toBeDefined()
    expect(drawFormula('\\mine', false)).toBeUndefined()
    expect(drawFormula('\\ours', false)).toBeUndefined()
    const twice = [1, 2].map(() => drawFormula('\\begin{equation}\\label{a}x\\end{equation}', true))
    expect(twice.every((drawing) => drawing !== undefined)).toBe(true)
  })

  it('measures text in a script that the math font lacks', () => {
    const hangul = measureWidth('넓이', 'ko')
    expect(measureFormula('\\text{넓이}')).toBeCloseTo(hangul, 1)
  })

  it('breaks a formula that is too wide, and leaves one that fits unchanged', () => {
    const long = `${'a+'.repeat(90)}b`
    const whole = drawFormula(long, false)
    const broken = drawFormula(long, false, 40)
    expect(whole?.width).toBeGreaterThan(100)
    expect(broken?.width).toBeLessThanOrEqual(40)
    expect(broken?.width).toBeGreaterThan(30)
    expect(drawFormula('a+b', false, 40)?.height).toBe(drawFormula('a+b', false)?.height)
  })
})
