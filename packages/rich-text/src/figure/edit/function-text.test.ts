import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFixtureFigures } from '../../../test/figures.ts'
import { evaluate, type PlottedFunction } from '../kinds/functions.ts'
import { formatFunction, parseFunction, parseNumber } from './function-text.ts'

function parse(text: string): PlottedFunction {
  const read = parseFunction(text)
  if ('mistake' in read) throw new Error(`${text}: ${read.mistake} ${read.part}`)
  return read.f
}

describe('parseFunction', () => {
  it.each<[string, (x: number) => number]>([
    ['x^2 - 3x + 2', (x) => x ** 2 - 3 * x + 2],
    ['y = -(x-1)(x+2)/2', (x) => -((x - 1) * (x + 2)) / 2],
    ['f(x) = 3', () => 3],
    ['x² − ½x', (x) => x ** 2 - x / 2],
    ['３ｘ＋１', (x) => 3 * x + 1],
    ['2ˣ', (x) => 2 ** x],
    ['5e⁻ˣ − 10⁻¹', (x) => 5 * Math.exp(-x) - 0.1],
    ['3⁽ˣ⁺¹⁾', (x) => 3 ** (x + 1)],
    ['2½x − 1¼', (x) => 2.5 * x - 1.25],
    ['2 ½x', (x) => 2.5 * x],
    ['(½)ˣ', (x) => 0.5 ** x],
    ['-x^2', (x) => -(x ** 2)],
    ['2*3^x - 1', (x) => 2 * 3 ** x - 1],
    ['5e^(-x/2)', (x) => 5 * Math.exp(-x / 2)],
    ['ln(2x + 9)', (x) => Math.log(2 * x + 9)],
    ['log(x + 5)', (x) => Math.log10(x + 5)],
    ['2sin(3x) - 1', (x) => 2 * Math.sin(3 * x) - 1],
    ['cos(π - x)', (x) => Math.cos(Math.PI - x)],
    ['1/(x - 2) + 3', (x) => 1 / (x - 2) + 3],
    ['(2x+1)/(x-7)', (x) => (2 * x + 1) / (x - 7)],
    ['3√(x + 4)', (x) => 3 * Math.sqrt(x + 4)],
    ['2|x - 1| - |3|', (x) => 2 * Math.abs(x - 1) - 3],
    ['8/(1 + e^(-2(x - 1)))', (x) => 8 / (1 + Math.exp(-2 * (x - 1)))],
    ['6/(2 + 3*2^x)', (x) => 6 / (2 + 3 * 2 ** x)],
    ['4e^(-(x-1)^2/2)', (x) => 4 * Math.exp(-((x - 1) ** 2) / 2)],
  ])('reads %s', (text, compute) => {
    const f = parse(text)
    for (const x of [-3.7, -1, 0, 0.4, 3.3]) expect(evaluate(f, x)).toBeCloseTo(compute(x), 8)
  })

  it.each([
    ['x^2 + a', { mistake: 'sign', part: 'a' }],
    ['x = 2', { mistake: 'sign', part: '=' }],
    ['2(x + 1', { mistake: 'bracket', part: '' }],
    ['x + 1)', { mistake: 'bracket', part: '' }],
    ['|x - 1', { mistake: 'bracket', part: '' }],
    ['x +', { mistake: 'unfinished', part: '' }],
    ['', { mistake: 'unfinished', part: '' }],
    ['sin x', { mistake: 'call', part: 'sin' }],
    ['x sin(x)', { mistake: 'shape', part: '' }],
    ['tan(x)', { mistake: 'shape', part: '' }],
    ['x^7', { mistake: 'shape', part: '' }],
    ['1/0', { mistake: 'shape', part: '' }],
    ['10^10 x', { mistake: 'size', part: '' }],
    ['sqrt(-1)', { mistake: 'size', part: '' }],
  ])('explains the mistake in "%s"', (text, expected) => {
    expect(parseFunction(text)).toEqual(expected)
  })
})

describe('formatFunction', () => {
  it.each([
    'x^2 - 3x + 2',
    '-0.5x^3 + x',
    '0',
    '2*3^x - 1',
    '-e^x',
    '3ln(x - 1)',
    '2sin(3(x - π/6)) + 1',
    'cos(2x)',
    '2sin(2πx/7)',
    '-1/x + 2',
    '-sqrt(x + 4)',
    '2|x - 1| - 3',
    '8/(1 + e^(-(x - 1)/0.5))',
    '4e^(-((x + 2)/3)^2) + 1',
  ])('writes %s as it was typed', (text) => {
    expect(formatFunction(parse(text))).toBe(text)
  })

  it('writes each function as text that parses back to an equal function', () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true }).map((value) => Number(value.toFixed(4)) || 0)
    const positive = fc.double({ min: 0.01, max: 20, noNaN: true }).map((value) => Number(value.toFixed(3)))
    // Excludes widths below 0.5: such curves would look like a jump at this scale, and their terms would overflow.
    const wide = positive.filter((width) => width >= 0.5)
    const moved = { a: number.filter((a) => a !== 0), h: number, c: number }
    const anyFunction: fc.Arbitrary<PlottedFunction> = fc.oneof(
      fc.record({ fn: fc.constant('polynomial' as const), c: fc.array(number, { minLength: 1, maxLength: 7 }) }),
      fc.record({ fn: fc.constant('exponential' as const), a: moved.a, base: positive, c: number }),
      fc.record({ fn: fc.constantFrom('logarithm', 'reciprocal', 'root', 'absolute'), ...moved }),
      fc.record({ fn: fc.constant('sine' as const), period: positive, ...moved }),
      fc.record({ fn: fc.constantFrom('logistic', 'bell'), width: wide, ...moved }),
    )
    fc.assert(
      fc.property(anyFunction, number, (f, x) => {
        const before = evaluate(f, x)
        fc.pre(Number.isFinite(before))
        const after = evaluate(parse(formatFunction(f)), x)
        expect(Math.abs(after - before)).toBeLessThan(1e-6 * Math.max(1, Math.abs(before)))
      }),
    )
  })

  it('keeps the kind of every function in the frozen figures when it is written and parsed again', () => {
    const curves = listFixtureFigures().flatMap(({ figure }) => (figure.kind === 'graph' ? (figure.curves ?? []) : []))
    const functions = curves.flatMap((curve) => ('f' in curve ? [curve.f] : []))
    expect(new Set(functions.map(({ fn }) => fn)).size).toBe(9)
    for (const f of functions) expect(parse(formatFunction(f)).fn).toBe(f.fn)
  })
})

it.each([
  ['-2.5', -2.5],
  ['1e-7', 1e-7],
  ['1/4', 0.25],
  ['−2π', -6.28318530718],
  ['x', undefined],
  ['', undefined],
  ['1/0', undefined],
  ['5 cm', undefined],
])('reads the number in "%s"', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})
