import { checkFormula } from '@pathwise/rich-text/formula'
import { describe, expect, it } from 'vitest'
import { haveSameMeaning } from './same-meaning.ts'
import { toStored } from './to-stored.ts'

describe('toStored', () => {
  it.each([
    ['\\frac{x^2}{3}', '\\frac{x^2}{3}'],
    ['\\differentialD x', '\\mathrm{d} x'],
    ['\\capitalDifferentialD', '\\mathrm{D}'],
    ['\\exponentialE^{\\imaginaryI\\pi}', '\\mathrm{e}^{\\mathrm{i}\\pi}'],
    ['\\imaginaryJ', '\\mathrm{j}'],
    ['\\sin\\left(x+1\\right)', '\\sin(x+1)'],
    ['\\left\\lbrack0,1\\right)+\\left|x\\right|', '[0,1)+|x|'],
    ['\\left(x^{12}\\right)', '\\left(x^{12}\\right)'],
    ['\\mleft(\\frac12\\mright)', '\\left(\\frac12\\right)'],
    ['a\\Colon b', 'a\\dblcolon b'],
    ['a\\questeq b', 'a\\stackrel{?}{=} b'],
    ['a\\slash b', 'a/ b'],
    ['\\frac{\\placeholder{}}{2}', '\\frac{}{2}'],
    ['\\int_{\\placeholder{}}^{\\placeholder[top]{}}', '\\int_{}^{}'],
    ['x+\\placeholder{}', 'x+{}'],
    ['\\sqrt{\\placeholder{y}}', '\\sqrt{{y}}'],
    ['\\placeholder{}', ''],
    ['f^{\\prime}(x)', "f'(x)"],
    ['f^\\prime', "f'"],
    ['f^{\\doubleprime}+g^{\\prime\\prime\\prime}', "f''+g'''"],
    ['x^{\\prime2}', 'x^{\\prime2}'],
    ['\\operatorname{\\mathrm{lcm}}(a)', '\\operatorname{lcm}(a)'],
    ['\\frac{거리}{시간}', '\\frac{\\text{거리}}{\\text{시간}}'],
    ['速度=\\text{距離 {a}}', '\\text{速度}=\\text{距離 {a}}'],
    ['\\text {속력}=\\mathrm{v}', '\\text {속력}=\\mathrm{v}'],
  ])('converts %s to %s, which the lint accepts', (written, stored) => {
    expect(toStored(written)).toBe(stored)
    expect(checkFormula(stored, { strict: true })).toBeUndefined()
    expect(toStored(stored)).toBe(stored)
  })
})

describe('haveSameMeaning', () => {
  it.each([
    ['x^{2}', 'x^2'],
    ['\\frac{1}{2}', '\\frac12'],
    ['30^\\circ', '30^{\\circ}'],
    ["f'(x)", 'f^{\\prime}(x)'],
    ['\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}', '\\begin{cases}x & 1\\\\ y & 2\\end{cases}'],
  ])('is true for %s and %s', (one, other) => expect(haveSameMeaning(one, other)).toBe(true))

  it.each([
    ['\\boldsymbol{x}', '\\mathbf{x}'],
    ['a\\,b', 'ab'],
    ['x^{23}', 'x^23'],
    ['\\hspace{1em}x', '\\hspace1emx'],
  ])('is false for %s and %s', (one, other) => expect(haveSameMeaning(one, other)).toBe(false))
})
