import { describe, expect, it } from 'vitest'
import { checkFormula, renderMathml } from './formula.ts'

const chemistry = ['\\ce{H2O}', '\\ce{2H2 + O2 -> 2H2O}', '\\ce{Zn^2+ <=> Zn + 2e-}', '\\pu{10 kJ/mol}']

describe('checkFormula', () => {
  it.each(['\\frac{1}{2}x^2', ...chemistry])('accepts %s', (latex) => {
    expect(checkFormula(latex)).toBeUndefined()
    expect(checkFormula(latex, { strict: true })).toBeUndefined()
  })

  it.each([
    ['an unknown command', '\\fraction{1}{2}', /Undefined control sequence/],
    ['a missing brace', '\\frac{1}{2', /expected '}'/],
    ['broken chemistry', '\\ce{H2O', /./],
    ['a formula that expands infinitely', '\\def\\x{\\x\\x}\\x', /Too many expansions/],
  ])('returns the reason for rejecting %s', (_name, latex, reason) => {
    expect(checkFormula(latex)).toMatch(reason)
  })

  it.each(['\\begin{align*} x &= 1 \\\\ y &= 2 \\end{align*}', 'x \\tag{1}'])(
    'accepts %s only on its own line',
    (latex) => {
      expect(checkFormula(latex, { strict: true, block: true })).toBeUndefined()
      expect(checkFormula(latex)).toMatch(/display/)
    },
  )

  it('rejects nonstandard LaTeX when strict is true', () => {
    expect(checkFormula('5 % 2')).toBeUndefined()
    expect(checkFormula('5 % 2', { strict: true })).toMatch(/LaTeX-incompatible/)
  })
})

describe('renderMathml', () => {
  it('returns one math element without the LaTeX source', () => {
    expect(renderMathml('x^2', false)).toMatch(/^<math .*<\/math>$/)
    expect(renderMathml('x^2', false)).not.toContain('x^2')
  })

  it('throws when KaTeX rejects the formula', () => {
    expect(() => renderMathml('\\frac{1', true)).toThrow(/KaTeX parse error/)
  })
})
