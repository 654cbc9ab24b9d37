/**
 * Typeface and spacing commands do not make a formula harder to read, so neither they nor their braces count toward its
 * weight.
 */
const typeface = /\\(?:mathrm|text|textbf|mathbf|mathit|operatorname)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g
const spacing = /\\(?:[,;:! ]|(?:left|right|quad|qquad|displaystyle|begin|end)(?![A-Za-z]))/g

/**
 * Rates the math notation in a question from 0 (none) to 10, based on its densest formula. A formula's weight adds
 * three counts: commands (`\frac`, `\sin`, `\alpha`, but not typeface or spacing), scripts, and depth of nested braces.
 * `10 · (1 − e^(−weight / 8))` maps the weight to the scale. A single variable scores 0, `x^2` 1.2, and the quadratic
 * formula 5.3. This is our own measure. It reflects density of notation, not difficulty.
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
