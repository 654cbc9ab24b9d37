import katex, { type KatexOptions } from 'katex'
import 'katex/contrib/mhchem'
import { toDrawable } from './drawable.ts'

/** Definitions of commands that KaTeX lacks. `\arraystretch` must be defined before a formula can change it. */
const macros: Readonly<Record<string, string>> = {
  '\\mbox': '\\text{#1}',
  '\\cancelto': '\\overset{#1}{\\cancel{#2}}',
  '\\arraystretch': '1',
}

/**
 * Returns the KaTeX configuration, which is the same for every formula. It supports chemistry (`\ce`, `\pu`), but no
 * links, images or classes in LaTeX. Each call returns a new object, because `\gdef` modifies its macros.
 */
export function katexOptions() {
  return {
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    // A malicious formula must not block its thread or cover the page.
    maxExpand: 1_000,
    maxSize: 40,
    macros: { ...macros },
  } as const satisfies KatexOptions
}

export interface FormulaCheck {
  /** Whether to also reject LaTeX that KaTeX can render only by guessing what it means. */
  strict?: boolean
}

/** Returns KaTeX's reason for rejecting a formula, in English, or undefined if it accepts the formula. */
export function checkFormula(latex: string, { strict = false }: FormulaCheck = {}): string | undefined {
  try {
    // Request only MathML, because KaTeX's full output takes twice as long.
    katex.renderToString(toDrawable(latex), {
      ...katexOptions(),
      strict: strict ? 'error' : 'ignore',
      output: 'mathml',
    })
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
  const html = katex.renderToString(toDrawable(latex), { ...katexOptions(), displayMode, output: 'mathml' })
  const mathml = html.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length)
  // superlinear: KaTeX writes one annotation per formula
  return mathml.replace(/<annotation[^>]*>.*?<\/annotation>/s, '')
}
