import katex from 'katex'

/** What is wrong with a formula: what KaTeX refuses, or prose that an unescaped dollar sign has caught. */
export function formulaMistake(latex: string): string | undefined {
  try {
    katex.renderToString(latex, { throwOnError: true, strict: 'error' })
  } catch (error) {
    return `formula ${latex}: ${error instanceof Error ? error.message : String(error)}`
  }
  const outsideText = latex
    .replaceAll(/\\(text|textbf|mathrm|operatorname)\s*\{[^{}]*\}/g, ' ')
    .replaceAll(/\\[A-Za-z]+/g, ' ')
  if (/[A-Za-z]{3,}\s+[A-Za-z]{2,}/.test(outsideText)) {
    return `formula reads like prose; write a dollar sign as \\$: ${latex}`
  }
  return undefined
}
