/** Commands that only set type or space make a formula no harder to read; nor do the braces around what they set. */
const typeface = /\\(?:mathrm|text|textbf|mathbf|mathit|operatorname)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g
const spacing = /\\(?:[,;:! ]|(?:left|right|quad|qquad|displaystyle|begin|end)(?![A-Za-z]))/g

/**
 * How much maths a question holds, from 0 (none) to 10, by its densest formula.
 *
 * A formula's weight is the number of its commands (`\frac`, `\sin`, `\alpha`, …; those for type and space aside),
 * of its superscripts and subscripts, and of its deepest nesting of braces. `10 · (1 − e^(−weight / 8))` brings it
 * onto the scale: a lone variable is 0, `x^2` 1.2, the quadratic formula 5.3.
 * The measure is our own. It orders questions by how heavy their notation is, not by how hard they are.
 */
export function mathComplexity(formulas: readonly string[]): number {
  const heaviest = Math.max(0, ...formulas.map(formulaWeight))
  return Math.round(100 * (1 - Math.exp(-heaviest / 8))) / 10
}

function formulaWeight(latex: string): number {
  const bare = latex.replaceAll(typeface, '$1').replaceAll(spacing, '')
  const commands = bare.match(/\\[A-Za-z]+/g)?.length ?? 0
  const scripts = bare.match(/[\^_]/g)?.length ?? 0
  return commands + scripts + measureBraceDepth(bare)
}

function measureBraceDepth(latex: string): number {
  let depth = 0
  let deepest = 0
  for (const character of latex.replaceAll(/\\[{}]/g, '')) {
    if (character === '{') deepest = Math.max(deepest, ++depth)
    if (character === '}') depth--
  }
  return deepest
}
