import { describe, expect, it } from 'vitest'
import { cleanBody } from '../../body.ts'
import { latexExpressions } from '../../math.ts'
import { listMathmlSources } from '../../mathml-source.ts'
import { importBody, importPhrase } from '../import-html.ts'

function listLatex(mathml: string): string[] {
  return latexExpressions(importBody(`<p>a <math>${mathml}</math></p>`).html)
}

const accent = (sign: string) => `<mover><mi>a</mi><mo>${sign}</mo></mover>`

it.each([
  ['<mfrac><mn>1</mn><mi>x</mi></mfrac>', '\\frac{1}{x}'],
  ['<msqrt><mi>x</mi></msqrt>', '\\sqrt{x}'],
  ['<msup><mi>x</mi><mn>2</mn></msup><mo>&lt;</mo><mn>4</mn>', 'x^{2} < 4'],
  ['<mi>sin</mi><mi>x</mi>', '\\sin x'],
  ['<semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics>', 'x_1'],
  ['<semantics><mi>x</mi><annotation encoding="StarMath 5.0">y</annotation></semantics>', 'x'],
  ['<mi>x</mi><mo>+</mo><mo>⋯</mo>', 'x + \\cdots'],
  ['<mo>≩</mo><mo>≨</mo>', '\\gneqq \\lneqq'],
  ['<mi>ȷ</mi><mo>~</mo><mi>ε</mi>', '\\jmath \\sim \\varepsilon'],
  ['<mo>⫿</mo>', '\\text{⫿}'],
  [accent('ˇ'), '\\check{a}'],
  [accent('˘'), '\\breve{a}'],
  [accent('~'), '\\tilde{a}'],
  ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>', '\\overrightarrow{A B}'],
  ['<mfenced open="{" close=""><mi>x</mi></mfenced>', '\\left\\{ x \\right.'],
  ['<mfenced open="" close="|"><mi>x</mi></mfenced>', '\\left. x \\right|'],
  ['<mfenced separators=";"><mi>x</mi><mi>y</mi></mfenced>', '\\left( x ; y \\right)'],
  ['<mo>[</mo><mi>x</mi><mo>|</mo>', '\\left[\\right. x \\left|\\right.'],
  ['<msup><msup><mi>x</mi><mn>2</mn></msup><mn>3</mn></msup>', '{x^{2}}^{3}'],
  ['<mfrac bevelled="true"><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>', '\\frac{a + b}{c}'],
  ['<msub><mrow><mi>log</mi><mo>\u2061</mo></mrow><mn>9</mn></msub><mi>x</mi>', '\\log_{9} x'],
  ['<menclose notation="top"><mi>x</mi></menclose>', '\\bar{x}'],
  ['<menclose notation="box"><mi>x</mi></menclose>', '\\boxed{x}'],
  ['<maction><mi>x</mi><mi>y</mi></maction>', 'x'],
])('converts the MathML %s to LaTeX', (mathml, latex) => {
  expect(listLatex(mathml)).toEqual([latex])
})

it('keeps all characters as text when MathML without layout cannot be converted', () => {
  expect(listLatex('<mstyle><mn>5</mn><mo>\\frac{</mo></mstyle>')).toEqual(['\\text{5\\textbackslash frac\\{}'])
})

describe('MathML that LaTeX would misrepresent', () => {
  it.each([
    ['a fraction without a denominator', '<mfrac><mn>1</mn></mfrac>'],
    ['a power without an exponent', '<msup><mi>x</mi></msup>'],
    ['a circle around it', '<menclose notation="circle"><mi>x</mi></menclose>'],
    ['a line on its left', '<menclose notation="left"><mi>x</mi></menclose>'],
    ['content instead of presentation', '<apply><plus></plus><ci>x</ci><cn>1</cn></apply>'],
    ['a character for private use', '<msup><mi>\uE000</mi><mo>⋯</mo></msup>'],
  ])('shows the source of MathML that LaTeX would misrepresent: %s', (_name, mathml) => {
    const source = `<math>${mathml}</math>`
    for (const imported of [importBody(source), importPhrase(source)]) {
      expect(imported.html).toContain(`<code>${source.replaceAll('<', '&#x3C;')}</code>`)
      expect(listMathmlSources(imported.html)).toEqual([source])
      expect(importBody(imported.html).hasMathml).toBe(false)
    }
  })

  it('shows the MathML source when no converter is given', () => {
    expect(cleanBody('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')).toBe(
      '<p><code>&#x3C;math>&#x3C;mfrac>&#x3C;mn>1&#x3C;/mn>&#x3C;mn>2&#x3C;/mn>&#x3C;/mfrac>&#x3C;/math></code></p>',
    )
  })
})

describe('MathML with a namespace prefix', () => {
  const half = '<p:mfrac><p:mn>1</p:mn><p:mn>2</p:mn></p:mfrac>'

  it.each([
    ['mml', `<p:math xmlns:p="http://www.w3.org/1998/Math/MathML">${half}</p:math>`, '\\frac{1}{2}'],
    ['m', `<p:math>${half}</p:math>`, '\\frac{1}{2}'],
    ['mml', '<p:math><p:mi>x</p:mi><p:mspace width="1em"/><p:mi>y</p:mi></p:math>', 'x y'],
    [
      'mml',
      '<p:math><p:semantics><p:mi>x</p:mi><p:annotation encoding="application/x-tex">x_1</p:annotation></p:semantics></p:math>',
      'x_1',
    ],
  ])('parses MathML without its namespace prefix %s: %s', (prefix, source, latex) => {
    const { html, hasMathml } = importBody(`<p>a ${source.replaceAll('p:', `${prefix}:`)} b</p>`)
    expect(html).toBe(`<p>a <span data-type="math" data-latex="${latex}"></span> b</p>`)
    expect(hasMathml).toBe(true)
  })

  it('ignores an element when its prefix is bound to another namespace', () => {
    expect(importBody('<o:math xmlns:o="urn:office"><o:mi>x</o:mi></o:math>').hasMathml).toBe(false)
  })

  it('leaves prefixed MathML tags unchanged in attributes outside formulas', () => {
    const title = '<a href="https://a.example" title="<mml:mi>">b</a>'
    expect(importBody(`<mml:math></mml:math><p>${title}</p>`).html).toContain('title="<mml:mi>"')
  })
})

it('converts MathML to LaTeX, and reports that the source contained MathML', () => {
  expect(importBody('<math><mi>x</mi></math>')).toEqual({
    html: '<p><span data-type="math" data-latex="x"></span></p>',
    hasMathml: true,
  })
  expect(importBody('$x$').hasMathml).toBe(false)
})

it('does not expand custom entities', () => {
  expect(importBody('<!DOCTYPE math [<!ENTITY a "aaaa">]><math><mi>&a;</mi></math>').html).toContain('&#x26;a;')
})
