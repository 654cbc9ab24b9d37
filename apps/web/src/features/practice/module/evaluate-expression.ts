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
  logDependencies,
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
  ...logDependencies,
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

/** Evaluates an expression. Returns undefined if the input is not a valid expression or the result is not finite. */
export function evaluateExpression(text: string): string | undefined {
  try {
    const value: unknown = math.evaluate(text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'), {})
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
    return math.format(value, { precision: digits })
  } catch {
    return undefined
  }
}
