import type { PlottedFunction } from '../kinds/functions.ts'
import { FunctionTextError } from './function-text-error.ts'

/** A function that figures support in addition to polynomials. It can be stretched and shifted vertically. */
export type Shape =
  | { readonly fn: 'exponential'; readonly base: number }
  | { readonly fn: 'absolute' | 'logarithm' | 'reciprocal' | 'root'; readonly h: number }
  | { readonly fn: 'sine'; readonly period: number; readonly h: number }
  | { readonly fn: 'bell' | 'logistic'; readonly width: number; readonly h: number }

/** A function of x: a polynomial plus at most one stretched shape. Every function stored in a figure has this form. */
export interface Terms {
  /** Coefficients from the constant upward, without zeros at the end. */
  readonly poly: readonly number[]
  readonly shape?: { readonly factor: number; readonly of: Shape }
}

const highestPower = 6

export function constant(value: number): Terms {
  return polynomial([value])
}

export function polynomial(coefficients: readonly number[]): Terms {
  const last = coefficients.findLastIndex((coefficient) => coefficient !== 0)
  return { poly: coefficients.slice(0, last + 1) }
}

/** Stretches a shape vertically. */
export function stretch(factor: number, of: Shape): Terms {
  return { poly: [], shape: { factor, of } }
}

/** Returns the value of a constant function, or undefined if the function depends on x. */
export function readConstant({ poly, shape }: Terms): number | undefined {
  return shape || poly.length > 1 ? undefined : (poly[0] ?? 0)
}

/**
 * Returns the intercept and slope of a linear function.
 * @throws FunctionTextError `shape` if the terms are constant or nonlinear
 */
export function readLinear({ poly, shape }: Terms): readonly [intercept: number, slope: number] {
  const [intercept = 0, slope = 0] = poly
  if (shape || poly.length !== 2) throw new FunctionTextError('shape')
  return [intercept, slope]
}

/** @throws FunctionTextError `shape` for two different shapes */
export function add(one: Terms, other: Terms): Terms {
  const [longer, shorter] = one.poly.length < other.poly.length ? [other.poly, one.poly] : [one.poly, other.poly]
  const sum = polynomial(longer.map((coefficient, power) => coefficient + (shorter[power] ?? 0)))
  const [first, second] = [one.shape, other.shape]
  if (!first || !second) {
    const shape = first ?? second
    return shape ? { ...sum, shape } : sum
  }
  if (JSON.stringify(first.of) !== JSON.stringify(second.of)) throw new FunctionTextError('shape')
  return { ...sum, shape: { factor: first.factor + second.factor, of: first.of } }
}

export function scale({ poly, shape }: Terms, by: number): Terms {
  const scaled = polynomial(poly.map((coefficient) => coefficient * by))
  return shape ? { ...scaled, shape: { ...shape, factor: shape.factor * by } } : scaled
}

/** @throws FunctionTextError `shape` for a product that is not stored, such as x·sin(x) */
export function multiply(one: Terms, other: Terms): Terms {
  const [first, second] = [readConstant(one), readConstant(other)]
  if (first !== undefined) return scale(other, first)
  if (second !== undefined) return scale(one, second)
  const powers = one.poly.length + other.poly.length - 1
  if (one.shape || other.shape || powers > highestPower + 1) throw new FunctionTextError('shape')
  const coefficients = Array.from({ length: powers }, (_, power) =>
    one.poly.reduce((sum, coefficient, index) => sum + coefficient * (other.poly[power - index] ?? 0), 0),
  )
  return polynomial(coefficients)
}

/**
 * Divides a function by a constant, a linear function or an exponential function.
 * @throws FunctionTextError `shape` for any other quotient, and for a division by zero
 */
export function divide(top: Terms, bottom: Terms): Terms {
  const divisor = readConstant(bottom)
  if (divisor === 0) throw new FunctionTextError('shape')
  if (divisor !== undefined) return scale(top, 1 / divisor)
  if (bottom.shape) return divideByShape(top, bottom.poly, bottom.shape)
  const [intercept, slope] = readLinear(bottom)
  const [low = 0, high = 0] = top.poly
  if (top.shape || top.poly.length > 2) throw new FunctionTextError('shape')
  const quotient = high / slope
  const rest = (low - quotient * intercept) / slope
  return add(constant(quotient), stretch(rest, { fn: 'reciprocal', h: -intercept / slope }))
}

/** Reads a/(k + m·b^x), which is an exponential function if k is zero, and otherwise logistic. */
function divideByShape(top: Terms, poly: readonly number[], shape: NonNullable<Terms['shape']>): Terms {
  const a = readConstant(top)
  const { factor, of } = shape
  const [k = 0] = poly
  if (a === undefined || of.fn !== 'exponential' || poly.length > 1) throw new FunctionTextError('shape')
  if (k === 0) return stretch(a / factor, { fn: 'exponential', base: 1 / of.base })
  if (factor / k <= 0 || of.base === 1) throw new FunctionTextError('shape')
  const growth = Math.log(of.base)
  const logistic = { fn: 'logistic', width: 1 / Math.abs(growth), h: -Math.log(factor / k) / growth } as const
  // 1/(1 + e^u) = 1 − 1/(1 + e^−u)
  return growth < 0 ? stretch(a / k, logistic) : add(constant(a / k), stretch(-a / k, logistic))
}

/** @throws FunctionTextError `shape` for a power that is not stored, such as x^0.3 or x^x */
export function raiseToPower(base: Terms, exponent: Terms): Terms {
  const [number, power] = [readConstant(base), readConstant(exponent)]
  if (number !== undefined && power !== undefined) return constant(number ** power)
  if (number !== undefined) return raiseNumber(number, exponent)
  if (power === 0.5) return extractRoot(base)
  if (power === -1) return divide(constant(1), base)
  if (power === undefined || !Number.isInteger(power) || power < 0 || power > highestPower) {
    throw new FunctionTextError('shape')
  }
  return Array.from({ length: power }, () => base).reduce(multiply, constant(1))
}

/** Reads b^(p·x + q), and e^−((x − h)/width)² for a quadratic exponent. */
function raiseNumber(base: number, { poly, shape }: Terms): Terms {
  const [q = 0, p = 0, square = 0] = poly
  if (base <= 0 || shape || poly.length > 3) throw new FunctionTextError('shape')
  if (square === 0) return stretch(base ** q, { fn: 'exponential', base: base ** p })
  const steepness = -Math.log(base) * square
  if (steepness <= 0) throw new FunctionTextError('shape')
  const h = -p / (2 * square)
  return stretch(base ** (q - square * h * h), { fn: 'bell', width: 1 / Math.sqrt(steepness), h })
}

/** @throws FunctionTextError `shape` if the slope is not positive */
export function extractRoot(inside: Terms): Terms {
  const value = readConstant(inside)
  if (value !== undefined) return constant(Math.sqrt(value))
  const { slope, h } = readPositiveSlope(inside)
  return stretch(Math.sqrt(slope), { fn: 'root', h })
}

/** Reads p·(x − h) with a positive p, the argument of functions that are defined only to the right of h. */
export function readPositiveSlope(inside: Terms): { readonly slope: number; readonly h: number } {
  const [intercept, slope] = readLinear(inside)
  if (slope <= 0) throw new FunctionTextError('shape')
  return { slope, h: -intercept / slope }
}

/** @throws FunctionTextError `shape` for x + sin(x), for example */
export function toFunction({ poly, shape }: Terms): PlottedFunction {
  if (!shape || shape.factor === 0) return { fn: 'polynomial', c: poly.length > 0 ? poly.map(round) : [0] }
  if (poly.length > 1) throw new FunctionTextError('shape')
  const [a, c] = [round(shape.factor), round(poly[0] ?? 0)]
  const { of } = shape
  switch (of.fn) {
    case 'exponential':
      return { fn: of.fn, a, base: round(of.base), c }
    case 'sine':
      return { fn: of.fn, a, period: round(of.period), h: round(of.h), c }
    case 'bell':
    case 'logistic':
      return { fn: of.fn, a, width: round(of.width), h: round(of.h), c }
    case 'absolute':
    case 'logarithm':
    case 'reciprocal':
    case 'root':
      return { fn: of.fn, a, h: round(of.h), c }
  }
}

/** Removes floating-point rounding errors and negative zero. */
export function round(value: number): number {
  return Number(value.toPrecision(12)) + 0
}
