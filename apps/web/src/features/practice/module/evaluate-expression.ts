import {
  absDependencies,
  acosDependencies,
  addDependencies,
  asinDependencies,
  atanDependencies,
  cbrtDependencies,
  cosDependencies,
  create,
  divideDependencies,
  eDependencies,
  evaluateDependencies,
  expDependencies,
  factorialDependencies,
  formatDependencies,
  log10Dependencies,
  multiplyDependencies,
  piDependencies,
  powDependencies,
  sinDependencies,
  sqrtDependencies,
  subtractDependencies,
  tanDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
} from 'mathjs/number'

// Import only what the calculator needs, to keep the chunk small.
const math = create({
  ...absDependencies,
  ...acosDependencies,
  ...addDependencies,
  ...asinDependencies,
  ...atanDependencies,
  ...cbrtDependencies,
  ...cosDependencies,
  ...divideDependencies,
  ...eDependencies,
  ...evaluateDependencies,
  ...expDependencies,
  ...factorialDependencies,
  ...formatDependencies,
  ...log10Dependencies,
  ...multiplyDependencies,
  ...piDependencies,
  ...powDependencies,
  ...sinDependencies,
  ...sqrtDependencies,
  ...subtractDependencies,
  ...tanDependencies,
  ...unaryMinusDependencies,
  ...unaryPlusDependencies,
})

/**
 * The number of significant digits in a result. More digits would expose floating-point errors, such as
 * 0.30000000000000004.
 */
const digits = 12

/** The logarithms of the exam's calculator. In mathjs, `log` is the natural logarithm. */
const logarithms = {
  log: (x: number, base?: number) => (base === undefined ? Math.log10(x) : Math.log(x) / Math.log(base)),
  ln: (x: number, ...others: unknown[]) => (others.length === 0 ? Math.log(x) : undefined),
}

/** Evaluates an expression. Returns undefined if the input is not a valid expression or the result is not finite. */
export function evaluateExpression(text: string): string | undefined {
  try {
    const spelled = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
    const value: unknown = math.evaluate(spelled, { ...logarithms })
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
    return math.format(value, { precision: digits })
  } catch {
    return undefined
  }
}
