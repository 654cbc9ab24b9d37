import { checkFormula } from '@pathwise/rich-text/formula'

/** Returns the mistake in a formula, if any: an error of KaTeX, or prose between unescaped dollar signs. */
export function formulaMistake(latex: string): string | undefined {
  const refusal = checkFormula(latex, { strict: true })
  if (refusal !== undefined) return `formula ${latex}: ${refusal}`
  const outsideText = latex
    .replaceAll(/\\(text|textbf|mathrm|operatorname)\s*\{[^{}]*\}/g, ' ')
    .replaceAll(/\\[A-Za-z]+/g, ' ')
  if (/[A-Za-z]{3,}\s+[A-Za-z]{2,}/.test(outsideText)) {
    return `formula reads like prose; write a dollar sign as \\$: ${latex}`
  }
  return undefined
}
