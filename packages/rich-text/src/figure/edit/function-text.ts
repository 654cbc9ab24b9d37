import { type PlottedFunction, plottedFunction } from '../kinds/functions.ts'
import { type FunctionMistake, FunctionTextError } from './function-text-error.ts'
import { parseExpression } from './parse-expression.ts'
import { readConstant, round, toFunction } from './terms.ts'

export type ReadFunction =
  | { readonly f: PlottedFunction }
  | { readonly mistake: FunctionMistake; readonly part: string }

/** Reads a function of x that a figure can store, such as `x^2 - 3x + 2`, `2sin(x)`, `1/(x-2)` or `|x| - 1`. */
export function parseFunction(text: string): ReadFunction {
  try {
    const { success, data } = plottedFunction.safeParse(toFunction(parseExpression(text)))
    return success ? { f: data } : { mistake: 'size', part: '' }
  } catch (error) {
    if (error instanceof FunctionTextError) return { mistake: error.mistake, part: error.part }
    throw error
  }
}

const plainNumber = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i

/** Reads a number such as `-2.5`, `1/3` or `2pi`. Returns undefined if the text is not a finite number. */
export function parseNumber(text: string): number | undefined {
  if (plainNumber.test(text.trim())) return Number(text)
  try {
    const value = readConstant(parseExpression(text))
    return value === undefined || !Number.isFinite(value) ? undefined : round(value)
  } catch (error) {
    if (error instanceof FunctionTextError) return undefined
    throw error
  }
}

/** Writes a function as text that `parseFunction` reads back as an equal function. */
export function formatFunction(f: PlottedFunction): string {
  if (f.fn === 'polynomial') return formatPolynomial(f.c)
  return formatSum([formatShape(f), ...(f.c === 0 ? [] : [formatNumber(f.c)])])
}

function formatShape(f: Exclude<PlottedFunction, { fn: 'polynomial' }>): string {
  switch (f.fn) {
    case 'exponential':
      return formatExponential(f.a, f.base)
    case 'logarithm':
      return `${formatFactor(f.a)}ln(${formatMoved(f.h)})`
    case 'sine':
      return `${formatFactor(f.a)}${formatSine(f.period, f.h)}`
    case 'reciprocal':
      return `${formatNumber(f.a)}/${f.h === 0 ? 'x' : `(${formatMoved(f.h)})`}`
    case 'root':
      return `${formatFactor(f.a)}sqrt(${formatMoved(f.h)})`
    case 'absolute':
      return `${formatFactor(f.a)}|${formatMoved(f.h)}|`
    case 'logistic':
      return `${formatNumber(f.a)}/(1 + e^(-(${formatMoved(f.h)})/${formatOperand(f.width)}))`
    case 'bell':
      return `${formatFactor(f.a)}e^(-((${formatMoved(f.h)})/${formatOperand(f.width)})^2)`
  }
}

function formatExponential(a: number, base: number): string {
  const power = `${isClose(base, Math.E) ? 'e' : formatOperand(base)}^x`
  if (a === 1 || a === -1) return a === 1 ? power : `-${power}`
  return `${formatNumber(a)}*${power}`
}

function formatSine(period: number, h: number): string {
  const isCosine = isClose(h, -period / 4)
  const name = isCosine ? 'cos' : 'sin'
  const moved = formatMoved(isCosine ? 0 : h)
  const speed = (2 * Math.PI) / period
  const short = Number(speed.toPrecision(6))
  if (!isClose(speed, short)) return `${name}(2π${moved === 'x' ? 'x' : `(${moved})`}/${formatOperand(period)})`
  const factor = formatFactor(short)
  return `${name}(${factor}${moved === 'x' || factor === '' ? moved : `(${moved})`})`
}

function formatPolynomial(c: readonly number[]): string {
  const parts = c.flatMap((coefficient, power) => {
    if (coefficient === 0) return []
    if (power === 0) return [formatNumber(coefficient)]
    return [`${formatFactor(coefficient)}x${power === 1 ? '' : `^${power}`}`]
  })
  return parts.length === 0 ? '0' : formatSum(parts.toReversed())
}

function formatSum(parts: readonly string[]): string {
  return parts.reduce((sum, part) => (part.startsWith('-') ? `${sum} - ${part.slice(1)}` : `${sum} + ${part}`))
}

/** Omits a factor of one. */
function formatFactor(factor: number): string {
  if (factor === 1 || factor === -1) return factor === 1 ? '' : '-'
  return formatNumber(factor)
}

/** Writes x − h. */
function formatMoved(h: number): string {
  return h === 0 ? 'x' : formatSum(['x', formatNumber(-h)])
}

/**
 * Writes simple multiples of π with π. Writes other numbers without an exponent, because `e` is a constant in
 * functions.
 */
function formatNumber(value: number): string {
  const twelfths = Math.round((value / Math.PI) * 12)
  if (twelfths !== 0 && Math.abs(twelfths) <= 48 && isClose(value, (twelfths * Math.PI) / 12)) {
    return formatMultiple(twelfths)
  }
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20, maximumSignificantDigits: 15 })
}

/** Puts a fraction in brackets for use as a divisor or base. */
function formatOperand(value: number): string {
  const text = formatNumber(value)
  return text.includes('/') ? `(${text})` : text
}

function formatMultiple(twelfths: number): string {
  const divisor = [12, 6, 4, 3, 2].find((each) => twelfths % each === 0) ?? 1
  const [top, bottom] = [twelfths / divisor, 12 / divisor]
  const factor = top === 1 ? '' : top === -1 ? '-' : String(top)
  return `${factor}π${bottom === 1 ? '' : `/${bottom}`}`
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-10 * Math.max(Math.abs(one), Math.abs(other))
}
