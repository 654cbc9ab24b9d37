import { expect, it } from 'vitest'
import { mathComplexity } from './math-complexity.ts'

it.each([
  [0, []],
  [0, ['x', '25\\,\\mathrm{m}']],
  [1.2, ['x^2']],
  [1.2, ['x', 'x^2', '7']],
  [5.3, ['x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}']],
])('returns %d for the most complex formula', (expected, formulas) => {
  expect(mathComplexity(formulas)).toBe(expected)
})

it('caps the complexity of a very dense formula at 10', () => {
  expect(mathComplexity(['\\frac{\\sum_{i}^{n}}{\\int_a^b}'.repeat(50)])).toBe(10)
})
