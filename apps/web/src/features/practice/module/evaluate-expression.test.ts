import { expect, it } from 'vitest'
import { evaluateExpression } from './evaluate-expression.ts'

it.each([
  ['0.1 + 0.2', '0.3'],
  ['3 × 4 − 10 ÷ 5', '10'],
  ['sqrt(2)^2', '2'],
  ['2/3', '0.666666666667'],
  ['sin(pi/6)', '0.5'],
  ['log(100)', '2'],
  ['10^log(1000)', '1000'],
  ['log(8, 2)', '3'],
  ['ln(e^3) + log(10)', '4'],
])('evaluates %s', (text, result) => {
  expect(evaluateExpression(text)).toBe(result)
})

it.each([
  '',
  '2 +',
  '1/0',
  'x',
  'f(x) = 2',
  '"text"',
  'import({})',
  'createUnit("a")',
  '[1, 2]',
  'ln(-1)',
  'ln(2, 3)',
  'log()',
])('returns undefined for %s', (text) => {
  expect(evaluateExpression(text)).toBeUndefined()
})
