import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { type AnswerKey, gradeTypedAnswer, isReadableAnswer, readTypedAnswer } from './typed-answer.ts'

const free = { entry: 'free', unit: null } as const
const sat = { entry: 'sat', unit: null } as const

function read(text: string, rules: { entry: 'sat' | 'free'; unit: string | null } = free): string {
  const result = readTypedAnswer(text, rules)
  return 'value' in result ? result.value.toFraction() : result.refusal
}

function grade(text: string, key: Partial<AnswerKey>) {
  const graded = gradeTypedAnswer(text, {
    answer: '0',
    acceptedAnswers: [],
    tolerance: null,
    unit: null,
    entry: 'free',
    ...key,
  })
  return typeof graded === 'string' ? graded : graded.refusal
}

describe('free entry', () => {
  test.each([
    ['42', '42'],
    ['-42', '-42'],
    ['+42', '42'],
    ['007', '7'],
    ['2/3', '2/3'],
    ['4 / 6', '2/3'],
    ['-10/4', '-5/2'],
    ['1 1/2', '3/2'],
    ['-1 1/2', '-3/2'],
    ['1½', '3/2'],
    ['2 ¾', '11/4'],
    ['½', '1/2'],
    ['-⅓', '-1/3'],
    ['1⁄2', '1/2'],
    ['.5', '1/2'],
    ['5.', '5'],
    ['0.50', '1/2'],
    ['50%', '1/2'],
    ['50 %', '1/2'],
    ['1/2%', '1/200'],
    ['1,000', '1000'],
    ['12,345,678.5', '24691357/2'],
    ['－１２．５', '-25/2'],
    ['３。５', '7/2'],
    ['−3', '-3'],
    ['–3', '-3'],
    ['- 3', '-3'],
    [' \u00a03\u3000', '3'],
    ['\u200e3\u2060', '3'],
    ['-0', '0'],
  ])('reads %s as %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    '/',
    'abc',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '1/0',
    '1/00',
    '2 1/0',
    '1/-2',
    '--1',
    '1.2.3',
    '1/2/3',
    '1.5/2',
    '1 2',
    '1 3/2',
    '½5',
    '1.½',
    '5²',
    '2π',
    '5 km',
    '$5',
    '5, 3',
    '1,00,000',
    '1,000,00',
    '1.000,5',
    '1,5/2',
  ])('rejects %j as not a number', (text) => {
    expect(read(text)).toBe('not_a_number')
  })

  test.each([
    ['3,5', '3.5'],
    ['-3,5', '-3.5'],
    [',5', '.5'],
    ['1,00', '1.00'],
    ['0,500', '0.500'],
    ['1,2345', '1.2345'],
    ['３，５', '3.5'],
    ['3,5%', '3.5%'],
  ])('rejects the decimal comma in %s, and suggests %s', (text, suggestion) => {
    expect(readTypedAnswer(text, free)).toEqual({ refusal: 'decimal_comma', suggestion })
  })

  test('rejects text over the maximum length', () => {
    expect(read('9'.repeat(100))).toBe('9'.repeat(100))
    expect(read('9'.repeat(101))).toBe('too_long')
  })

  test.each([
    ['5 cm', 'cm', '5'],
    ['5cm', 'cm', '5'],
    ['1 1/2 cm', 'cm', '3/2'],
    ['5', 'cm', '5'],
    ['5 m^2', 'm²', '5'],
    ['5 m2', 'm²', '5'],
    ['5 km / h', 'km/h', '5'],
    ['5 °', '°', '5'],
    ['$5', '$', '5'],
    ['-$5', '$', '-5'],
    ['$ 1,200.50', '$', '2401/2'],
    ['50%', '%', '50'],
    ['50%', 'cm', '1/2'],
    ['3,5 cm', 'cm', 'decimal_comma'],
    ['5 mm', 'cm', 'not_a_number'],
    ['5 MW', 'mW', 'not_a_number'],
    ['$5 cm', 'cm', 'not_a_number'],
    ['cm', 'cm', 'not_a_number'],
  ])('reads %s with the unit %s as %s', (text, unit, expected) => {
    expect(read(text, { entry: 'free', unit })).toBe(expected)
  })
})

describe('SAT entry', () => {
  test.each([
    ['12345', '12345'],
    ['-12345', '-12345'],
    ['-1/23', '-1/23'],
    ['12/34', '6/17'],
    ['.6667', '6667/10000'],
    ['-.6667', '-6667/10000'],
    ['2 / 3', '2/3'],
    ['½', '1/2'],
    ['31/2', '31/2'],
  ])('reads the SAT entry %s as %s', (text, expected) => {
    expect(read(text, sat)).toBe(expected)
  })

  test.each(['123456', '-123456', '0.6667', '-0.6667', '100/301', '3.14159'])('rejects %s as too long', (text) => {
    expect(read(text, sat)).toBe('too_long')
  })

  test.each(['1 1/2', '1½', '50%', '$5', '1,000', '5 cm', '5°', '2π', '+5', '$ 5.00'])(
    'rejects %s, which the SAT does not allow',
    (text) => {
      expect(read(text, sat)).toBe('form')
      expect(read(text, { entry: 'sat', unit: 'cm' })).toBe('form')
    },
  )

  test('rejects a decimal comma, and text that is not a number', () => {
    expect(readTypedAnswer('3,5', sat)).toEqual({ refusal: 'decimal_comma', suggestion: '3.5' })
    expect(read('x', sat)).toBe('not_a_number')
    expect(read('1/0', sat)).toBe('not_a_number')
  })

  test.each([
    [
      '2/3',
      ['2/3', '4/6', '.6666', '.6667', '0.666', '0.667'],
      ['.66', '.67', '0.66', '0.67', '00.67', '.6665', '0.668'],
    ],
    ['-2/3', ['-2/3', '-.6666', '-.6667', '-0.666', '-0.667'], ['.6666', '-0.66', '-.667', '-0.67']],
    ['7/2', ['3.5', '3.50', '7/2', '03.5'], ['31/2', '3', '4', '3.49', '3.499']],
    ['200/3', ['66.66', '66.67', '200/3'], ['66.6', '66.7', '67', '066.7']],
    ['100000/3', ['33333'], ['33334', '3333', '33332']],
    ['200000/3', ['66666', '66667'], ['66668']],
    ['12346/10', ['1234', '1235', '1234.'], ['1236']],
    ['3/17', ['.1764', '.1765', '0.176', '3/17'], ['0.177', '.176']],
    ['1/1000000', [], ['.0000', '0', '.0001', '-.0000']],
  ])('accepts an approximation of %s only if it fills the SAT entry', (answer, right, wrong) => {
    for (const text of right) expect([text, grade(text, { answer, entry: 'sat' })]).toEqual([text, 'right'])
    for (const text of wrong) expect([text, grade(text, { answer, entry: 'sat' })]).toEqual([text, 'wrong'])
  })

  test('ignores the tolerance in SAT entries', () => {
    expect(grade('4', { answer: '5', tolerance: 2, entry: 'sat' })).toBe('wrong')
  })
})

describe('grading', () => {
  test('accepts the main answer and every accepted answer', () => {
    const key = { answer: '5', acceptedAnswers: ['-3', '1/2'] }
    expect(['5.0', '−3', '50%', '4'].map((text) => grade(text, key))).toEqual(['right', 'right', 'right', 'wrong'])
  })

  test('accepts a number when it is within the tolerance or exactly at its limit', () => {
    const key = { answer: '9.8', tolerance: 0.1 }
    expect(['9.7', '9.9', '9.69', '9.900001'].map((text) => grade(text, key))).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
    ])
    expect(grade('0.00000015', { answer: '0.0000001', tolerance: 5e-8 })).toBe('right')
    expect(grade('0.00000016', { answer: '0.0000001', tolerance: 5e-8 })).toBe('wrong')
    expect(grade('1/3', { answer: '0.333', tolerance: null })).toBe('wrong')
  })

  test('accepts a number without the unit of the correct answer', () => {
    expect(grade('5', { answer: '5 cm', unit: 'cm' })).toBe('right')
  })

  test('returns a reason when the typed text is not a number', () => {
    expect(grade('five', { answer: '5' })).toBe('not_a_number')
  })

  test('throws RangeError when the correct answer is not a number', () => {
    expect(isReadableAnswer('x = 5', null)).toBe(false)
    expect(isReadableAnswer('5 cm', null)).toBe(false)
    expect(isReadableAnswer('5 cm', 'cm')).toBe(true)
    expect(() => grade('5', { answer: 'x = 5' })).toThrow(RangeError)
  })
})

/** Returns the quotient as a decimal without a leading zero, with more digits than an SAT entry can hold. */
function divide(numerator: number, denominator: number): string {
  let digits = `${Math.floor(numerator / denominator) || ''}.`
  let rest = numerator % denominator
  while (digits.length < 10) {
    digits += Math.floor((rest * 10) / denominator)
    rest = (rest * 10) % denominator
  }
  return digits
}

describe('properties', () => {
  const above = fc.integer({ min: -9_999, max: 9_999 })
  const below = fc.integer({ min: 1, max: 999 })

  test('accepts the answer in every equivalent form, such as a fraction, a mixed number or a percentage', () => {
    fc.assert(
      fc.property(above, below, fc.integer({ min: 1, max: 9 }), (numerator, denominator, factor) => {
        const answer = `${numerator}/${denominator}`
        const value = new Fraction(numerator, denominator)
        const forms = [
          value.toFraction(),
          `${numerator * factor} / ${denominator * factor}`,
          value.toFraction(true),
          `${value.mul(100).toFraction(true)}%`,
          answer.replace('-', '−'),
        ]
        // A whole number of hundredths also has an exact decimal form, which must be accepted as well.
        const hundredths = new Fraction(numerator, 100)
        const decimal = (numerator / 100).toFixed(2)
        expect(forms.map((text) => grade(text, { answer }))).toEqual(forms.map(() => 'right'))
        expect(grade(decimal, { answer: hundredths.toFraction() })).toBe('right')
        expect(grade(`${decimal}00`, { answer: hundredths.toFraction() })).toBe('right')
      }),
    )
  })

  test('rejects every value that differs from the correct answer', () => {
    fc.assert(
      fc.property(above, below, above, below, (a, b, c, d) => {
        fc.pre(a * d !== b * c)
        expect(grade(`${a}/${b}`, { answer: `${c}/${d}` })).toBe('wrong')
      }),
    )
  })

  test('accepts an SAT decimal when it fills the entry, and rejects it when it is shorter or less exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), below, fc.boolean(), (numerator, denominator, isNegative) => {
        const sign = isNegative ? '-' : ''
        const answer = `${sign}${numerator}/${denominator}`
        const digits = divide(numerator, denominator)
        const point = digits.indexOf('.')
        const last = Number(digits[4])
        const next = `${sign}${digits.slice(0, 4)}`
        expect(grade(`${sign}${digits.slice(0, 5)}`, { answer, entry: 'sat' })).toBe('right')
        fc.pre(point < 4 && /[1-9]/.test(digits.slice(4)))
        expect(grade(next, { answer, entry: 'sat' })).toBe('wrong')
        expect(grade(`${next}${last < 5 ? last + 2 : last - 2}`, { answer, entry: 'sat' })).toBe('wrong')
      }),
    )
  })

  test('reads a typed number regardless of surrounding spaces and the kind of minus sign', () => {
    const typed = fc.array(fc.constantFrom('1', '20', '.', ',', '/', '-', ' ', '½', '¼', '%', '$', 'ｘ', 'cm', '１'))
    const texts = fc.oneof(
      typed.map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 50 }),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(free, sat), (text, rules) => {
        expect(read(` ${text.replaceAll('-', '−')}\u00a0`, rules)).toBe(read(text, rules))
      }),
    )
  })
})
