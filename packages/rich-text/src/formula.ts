import katex, { type KatexOptions } from 'katex'
import 'katex/contrib/mhchem'

/** The one configuration of KaTeX: chemistry (`\ce`, `\pu`) included, links, pictures and classes from LaTeX not. */
export const katexOptions = {
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  // A hostile formula must not block its thread or cover the page.
  maxExpand: 1_000,
  maxSize: 40,
} as const satisfies KatexOptions

export interface FormulaCheck {
  /** Refuses also LaTeX that KaTeX draws only by guessing what is meant. */
  strict?: boolean
}

/** Returns KaTeX's reason for refusing a formula, in English; undefined if it draws the formula. */
export function checkFormula(latex: string, { strict = false }: FormulaCheck = {}): string | undefined {
  try {
    // MathML alone is half the work of what a page shows.
    katex.renderToString(latex, { ...katexOptions, strict: strict ? 'error' : 'ignore', output: 'mathml' })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Renders a formula as a `math` element, without the LaTeX source that KaTeX adds as an annotation.
 * @throws Error (KaTeX's ParseError)
 */
export function renderMathml(latex: string, displayMode: boolean): string {
  const html = katex.renderToString(latex, { ...katexOptions, displayMode, output: 'mathml' })
  const mathml = html.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length)
  // superlinear: KaTeX writes one annotation a formula
  return mathml.replace(/<annotation[^>]*>.*?<\/annotation>/s, '')
}
