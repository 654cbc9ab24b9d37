import { checkFormula } from '@pathwise/rich-text/formula'

/** What is wrong with a formula: what KaTeX refuses, or prose that an unescaped dollar sign has caught. */
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
