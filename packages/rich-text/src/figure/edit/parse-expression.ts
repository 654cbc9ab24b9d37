import { FunctionTextError } from './function-text-error.ts'
import {
  add,
  constant,
  divide,
  extractRoot,
  multiply,
  polynomial,
  raiseToPower,
  readConstant,
  readLinear,
  readPositiveSlope,
  scale,
  stretch,
  type Terms,
} from './terms.ts'

const token = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|(sqrt|sin|cos|tan|exp|abs|log|ln|pi|x|e)|([-+*/^()|]))/iuy

/** Accepts characters that teachers type or paste, such as full-width letters, `−`, `×`, `x²` and `2½`. */
function normalize(text: string): string {
  return text
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ˣ]+/gu, (power) => `^(${power})`)
    .replaceAll(/(?<![\p{Nd}.])(?:(\p{Nd}[\p{Nd}.]*)\s?)?([¼½¾⅐-⅞])/gu, (_, whole: string | undefined, part: string) =>
      whole === undefined ? `(${part})` : `(${whole}+${part})`,
    )
    .normalize('NFKC')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/[×·⋅]/gu, '*')
    .replaceAll(/[÷⁄]/gu, '/')
    .replaceAll('**', '^')
    .replaceAll('√', 'sqrt')
    .replaceAll('π', 'pi')
    .replace(/^\s*(?:y|[fgh]\s*\(\s*x\s*\))\s*=/iu, '')
    .trim()
}

/** @throws FunctionTextError `sign` */
function splitTokens(text: string): string[] {
  const tokens: string[] = []
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    if (!found) throw new FunctionTextError('sign', readWord(text.slice(at)))
    tokens.push((found[1] ?? found[2] ?? found[3] ?? '').toLowerCase())
    at = token.lastIndex
  }
  return tokens
}

/** Returns the letters at the start of a text, or its first character if the text does not start with a letter. */
function readWord(text: string): string {
  return /^\p{L}+/u.exec(text.trimStart())?.[0] ?? Array.from(text.trimStart())[0] ?? ''
}

const calls: Readonly<Record<string, (inside: Terms) => Terms>> = {
  sqrt: extractRoot,
  sin: (inside) => buildSine(inside, 0),
  cos: (inside) => buildSine(inside, Math.PI / 2),
  tan: () => {
    throw new FunctionTextError('shape')
  },
  exp: (inside) => raiseToPower(constant(Math.E), inside),
  abs: takeAbsolute,
  ln: (inside) => takeLogarithm(inside, 1),
  log: (inside) => takeLogarithm(inside, Math.LN10),
}

function buildSine(inside: Terms, ahead: number): Terms {
  const value = readConstant(inside)
  if (value !== undefined) return constant(Math.sin(value + ahead))
  const [intercept, slope] = readLinear(inside)
  const [direction, start] = slope < 0 ? [-1, -intercept - ahead] : [1, intercept + ahead]
  const speed = Math.abs(slope)
  return stretch(direction, { fn: 'sine', period: (2 * Math.PI) / speed, h: -start / speed })
}

function takeAbsolute(inside: Terms): Terms {
  const value = readConstant(inside)
  if (value !== undefined) return constant(Math.abs(value))
  const [intercept, slope] = readLinear(inside)
  return stretch(Math.abs(slope), { fn: 'absolute', h: -intercept / slope })
}

function takeLogarithm(inside: Terms, divisor: number): Terms {
  const value = readConstant(inside)
  if (value !== undefined) return constant(Math.log(value) / divisor)
  const { slope, h } = readPositiveSlope(inside)
  return add(constant(Math.log(slope) / divisor), stretch(1 / divisor, { fn: 'logarithm', h }))
}

/**
 * Reads an expression in x, such as `2sin(3x) - 1`.
 * @throws FunctionTextError
 */
export function parseExpression(text: string): Terms {
  return new ExpressionReader(splitTokens(normalize(text))).read()
}

class ExpressionReader {
  readonly #tokens: readonly string[]
  #at = 0
  /** The number of absolute values (`|…|`) that are not closed yet. */
  #bars = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  read(): Terms {
    const sum = this.#readSum()
    if (this.#peek() !== undefined) throw new FunctionTextError('bracket')
    return sum
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]
  }

  #take(sign: string): boolean {
    if (this.#peek() !== sign) return false
    this.#at += 1
    return true
  }

  #readSum(): Terms {
    let sum = this.#readProduct()
    for (;;) {
      if (this.#take('+')) sum = add(sum, this.#readProduct())
      else if (this.#take('-')) sum = add(sum, scale(this.#readProduct(), -1))
      else return sum
    }
  }

  #readProduct(): Terms {
    let product = this.#readSigned()
    for (;;) {
      if (this.#take('*')) product = multiply(product, this.#readSigned())
      else if (this.#take('/')) product = divide(product, this.#readSigned())
      else if (this.#startsFactor()) product = multiply(product, this.#readPower())
      else return product
    }
  }

  /** Returns whether another factor follows without a multiplication sign, as in `3x`. */
  #startsFactor(): boolean {
    const next = this.#peek()
    return next !== undefined && (/^[a-z\d.(]/.test(next) || (next === '|' && this.#bars === 0))
  }

  #readSigned(): Terms {
    if (this.#take('-')) return scale(this.#readSigned(), -1)
    return this.#take('+') ? this.#readSigned() : this.#readPower()
  }

  #readPower(): Terms {
    const base = this.#readAtom()
    return this.#take('^') ? raiseToPower(base, this.#readSigned()) : base
  }

  #readAtom(): Terms {
    const next = this.#peek()
    this.#at += 1
    if (next === undefined) throw new FunctionTextError('unfinished')
    if (next === 'x') return polynomial([0, 1])
    if (next === 'e') return constant(Math.E)
    if (next === 'pi') return constant(Math.PI)
    if (/^[\d.]/.test(next)) return constant(Number(next))
    if (next === '(') return this.#readUntil(')')
    if (next === '|') return this.#readBars()
    const call = calls[next]
    if (!call) throw new FunctionTextError(next === ')' ? 'bracket' : 'unfinished')
    if (!this.#take('(')) throw new FunctionTextError('call', next)
    return call(this.#readUntil(')'))
  }

  #readBars(): Terms {
    this.#bars += 1
    const inside = this.#readUntil('|')
    this.#bars -= 1
    return takeAbsolute(inside)
  }

  #readUntil(end: ')' | '|'): Terms {
    const inside = this.#readSum()
    if (!this.#take(end)) throw new FunctionTextError('bracket')
    return inside
  }
}
