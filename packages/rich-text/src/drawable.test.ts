import { describe, expect, it } from 'vitest'
import { listRefusedParts, toDrawable } from './drawable.ts'
import { checkFormula, renderMathml } from './formula.ts'

const readText = (latex: string) => renderMathml(latex, false).replaceAll(/<[^>]*>/g, '')

describe('toDrawable', () => {
  it.each([
    ['\\href{https://a.example/%20_x}{b^2}+1', '{b^2}+1', ['link']],
    ['\\url{https://a.example/x_y%20}', '\\text{https://a.example/x\\_y\\%20}', ['link']],
    ['\\includegraphics[width=2em, alt=A square]{a.png}', '\\text{A square}', ['image']],
    ['\\includegraphics{a_b.png}', '\\text{a\\_b.png}', ['image']],
    ['\\htmlId{a}{x}\\htmlClass{b}{y}', '{x}{y}', ['attribute']],
    ['\\href{a}{\\htmlStyle{color:red}{x}}', '{{x}}', ['link', 'attribute']],
    ['\\begin{array}{@{}r@{\\,}*{2}{c}p{3em}|l@{}}1\\end{array}', '\\begin{array}{rccl|l}1\\end{array}', []],
    ['\\multicolumn{3}{c}{x} & y', '{x} & & & y', []],
    ['\\begin{eqnarray*}a&=&b\\end{eqnarray*}', '\\begin{array}{rcl}a&=&b\\end{array}', []],
  ])('rewrites %s', (latex, drawable, refused) => {
    expect(toDrawable(latex)).toBe(drawable)
    expect(listRefusedParts(latex)).toEqual(refused)
  })

  it.each([
    '\\frac{a}{b}',
    '\\hrefs{a}{b}',
    '\\href{a}',
    '{\\href{a}}',
    '\\href{a',
    '\\\\url{a}',
    '\\begin{array}{c}1\\end{array}',
    '\\multicolumn{x}{c}{y}',
  ])('does not change %s', (latex) => {
    expect(toDrawable(latex)).toBe(latex)
    expect(listRefusedParts(latex)).toEqual([])
  })
})

it.each([
  ['\\href{https://a.example}{b}', 'b'],
  ['\\url{https://a.example/x_y%20}', 'https://a.example/x_y%20'],
  ['\\includegraphics{a.png}', 'a.png'],
  ['\\htmlId{a}{x}', 'x'],
  ['\\mbox{if $x$ is even}', 'if x is even'],
  ['\\cancelto{0}{x}', 'x0'],
  ['\\renewcommand{\\arraystretch}{1.5}\\begin{array}{@{}c@{}}1\\\\2\\end{array}', '12'],
  ['\\begin{array}{cc}\\multicolumn{2}{c}{x}\\\\1&2\\end{array}', 'x12'],
  ['\\begin{eqnarray*}a&=&b\\end{eqnarray*}', 'a=b'],
])('shows the text of %s', (latex, words) => {
  expect(checkFormula(latex)).toBeUndefined()
  expect(readText(latex).replaceAll('\u00A0', ' ')).toBe(words)
})

it('does not leak macros from one formula into the next', () => {
  expect(checkFormula('\\gdef\\mbox#1{y}\\gdef\\half{x}\\half')).toBeUndefined()
  expect(checkFormula('\\half')).toMatch(/Undefined control sequence/)
  expect(readText('\\mbox{x}')).toBe('x')
})
