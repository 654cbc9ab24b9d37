import Fraction from 'fraction.js'

const minusSigns = /[\u2010-\u2015\u2212\ufe58\ufe63]/g
const slashes = /[\u2044\u2215\u29f8]/g
/** Matches a fraction character, such as ½ or ⅓, with any digit directly before or after it. */
// superlinear: at most 100 characters, which `readTypedAnswer` checks
const vulgarFraction = /(\d?)\s*([¼-¾⅐-⅞↉])(?=(\d?))/g

/**
 * Normalizes typed text to ASCII digits, signs, slashes and points. Invisible characters are removed, and single spaces
 * remain only as separators: `1½` becomes `1 1/2`, `－２／３` becomes `-2/3`.
 */
function spellTyped(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll('。', '.')
    .replaceAll(minusSigns, '-')
    .replaceAll(
      vulgarFraction,
      (_match, before: string, fraction: string, behind: string) =>
        [before, fraction.normalize('NFKC'), behind && ''].join(' ').trim() + (behind && ' '),
    )
    .replaceAll(slashes, '/')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' /', '/')
    .replaceAll('/ ', '/')
    .trim()
    .replace(/^([-+]) /, '$1')
}

/** Returns whether a typed unit is the expected one. `m^2` and `m2` match `m²`. Case matters, as in `mW` and `MW`. */
function isUnit(typed: string, expected: string): boolean {
  return simplifyUnit(typed) === simplifyUnit(expected)
}

function simplifyUnit(unit: string): string {
  return spellTyped(unit).normalize('NFKC').replaceAll(/[\s^]/g, '')
}

/**
 * What a typed answer may contain. `free` allows mixed numbers, percentages, thousands separators and the unit of the
 * question. `sat` allows only what the SAT does (`sat.math.entry` in the exam facts).
 */
interface EntryRules {
  readonly entry: 'sat' | 'free'
  readonly unit: string | null
}

export type TypedRefusal =
  /** The suggestion is the same text with a decimal point instead of the comma. */
  | { readonly refusal: 'decimal_comma'; readonly suggestion: string }
  | { readonly refusal: 'too_long' | 'not_a_number' | 'form' }

export interface TypedNumber {
  readonly value: Fraction
}

/** The correct answers, and the rules for comparing typed answers with them. */
export interface AnswerKey extends EntryRules {
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
  /** The maximum difference from an answer. It applies only to free entry. Null requires an exact match. */
  readonly tolerance: number | null
}

/** The maximum length of a typed answer, in UTF-16 code units. */
const longestText = 100
/** The number of characters that fit in the SAT's answer field, not counting a minus sign. */
const satSpace = 5

// superlinear: at most 100 characters
const typedParts = /^([-+]?)(\p{Sc}?) ?([\d.,/ ]*[\d.])(.*)$/u
// superlinear: at most 100 characters
const satForm = /^-?(?:\d+\/\d+|\d+\.?\d*|\.\d+)$/
const fractionForm = /^(?:(\d+) )?(\d+)\/(\d+)$/
// superlinear: at most 100 characters
const decimalForm = /^(?=\.?\d)\d*\.?\d*$/
const thousandsForm = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const decimalCommaForm = /^\d*,\d+$/

/** Parses a typed answer as an exact number. Returns the reason if it cannot be graded. */
export function readTypedAnswer(text: string, { entry, unit }: EntryRules): TypedNumber | TypedRefusal {
  if (text.length > longestText) return { refusal: 'too_long' }
  const typed = spellTyped(text)
  const [, sign = '', currency = '', number = '', tail = ''] = typedParts.exec(typed) ?? []
  const symbols = `${currency}${tail}`.trim()
  const inUnit = unit !== null && isUnit(symbols, unit)
  // `satForm` below rejects SAT entries with symbols or units.
  if (symbols !== '' && !inUnit && symbols !== '%' && entry === 'free') return { refusal: 'not_a_number' }
  const size = readSize(number)
  if (size === 'decimal_comma') return { refusal: size, suggestion: typed.replace(',', '.') }
  if (!size) return { refusal: 'not_a_number' }
  if (entry === 'sat') {
    if (!satForm.test(typed)) return { refusal: 'form' }
    if (typed.length > findSpace(typed)) return { refusal: 'too_long' }
  }
  const value = symbols === '%' && !inUnit ? size.div(100) : size
  return { value: sign === '-' ? value.neg() : value }
}

/** Parses an unsigned number. */
function readSize(number: string): Fraction | 'decimal_comma' | undefined {
  if (thousandsForm.test(number)) return readDecimal(number.replaceAll(',', ''))
  if (decimalCommaForm.test(number)) return 'decimal_comma'
  if (decimalForm.test(number)) return readDecimal(number)
  const [, whole, above = '', below = ''] = fractionForm.exec(number) ?? []
  if (!/[1-9]/.test(below)) return undefined
  const part = new Fraction(BigInt(above), BigInt(below))
  if (whole === undefined) return part
  return part.compare(1) < 0 ? part.add(BigInt(whole)) : undefined
}

function readDecimal(decimal: string): Fraction {
  return new Fraction(`0${decimal.replace(/\.$/, '')}`)
}

function findSpace(entry: string): number {
  return entry.startsWith('-') ? satSpace + 1 : satSpace
}

/** @throws RangeError when an answer of the question is not a number, which `isReadableAnswer` detects */
export function gradeTypedAnswer(text: string, key: AnswerKey): 'right' | 'wrong' | TypedRefusal {
  const typed = readTypedAnswer(text, key)
  if ('refusal' in typed) return typed
  const rules = { entry: 'free', unit: key.unit } as const
  const right = [key.answer, ...key.acceptedAnswers].some((answer) => {
    const expected = readTypedAnswer(answer, rules)
    if ('refusal' in expected) throw new RangeError(`Not a number: ${answer}`)
    if (typed.value.equals(expected.value)) return true
    return key.entry === 'sat'
      ? isShortened(spellTyped(text), typed.value, expected.value)
      : typed.value
          .sub(expected.value)
          .abs()
          .compare(toFraction(key.tolerance ?? 0)) <= 0
  })
  return right ? 'right' : 'wrong'
}

/** Returns whether a question's answer can be parsed as a number, so that typed answers can be compared with it. */
export function isReadableAnswer(answer: string, unit: string | null): boolean {
  return 'value' in readTypedAnswer(answer, { entry: 'free', unit })
}

/**
 * Returns whether an SAT entry fills the field and equals `expected`, truncated or rounded to the entry's last digit.
 */
function isShortened(entry: string, value: Fraction, expected: Fraction): boolean {
  const digits = entry.replace(/^(-?)0+(?=\d)/, '$1')
  const decimals = digits.split('.')[1]
  // An entry is full if no further decimal fits. An entry without a decimal point also needs space for the point.
  const isFull = digits.length + (decimals === undefined ? 2 : 1) > findSpace(digits)
  const hasOtherSign = value.mul(expected).compare(0) <= 0
  if (!isFull || digits.includes('/') || hasOtherSign) return false
  const places = decimals?.length ?? 0
  const size = expected.abs()
  return [size.floor(places), size.round(places)].some((shortened) => shortened.equals(value.abs()))
}

/** Converts a number to a fraction by its shortest decimal representation in JavaScript. */
function toFraction(number: number): Fraction {
  const [digits = '0', exponent = '0'] = number.toExponential().split('e')
  return new Fraction(digits).mul(new Fraction(10).pow(Number(exponent)))
}
