import katex, { type KatexOptions } from 'katex'
import 'katex/contrib/mhchem'
import { toDrawable } from './drawable.ts'
import { escapeXml } from './figure/draw/svg.ts'

/**
 * Commands that KaTeX does not define. `\arraystretch` is included, because a formula can redefine only an existing
 * command.
 */
const macros: Readonly<Record<string, string>> = {
  '\\mbox': '\\text{#1}',
  '\\cancelto': '\\overset{#1}{\\cancel{#2}}',
  '\\arraystretch': '1',
}

/**
 * All formulas use the same configuration. It supports chemistry (`\ce`, `\pu`), but no links, images or classes. Each
 * call returns a new object, because `\gdef` modifies its macros.
 */
export function katexOptions() {
  return {
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    // A malicious formula must not block the thread or cover the page.
    maxExpand: 1_000,
    maxSize: 40,
    macros: { ...macros },
  } as const satisfies KatexOptions
}

export interface FormulaCheck {
  /** Also rejects nonstandard LaTeX, whose meaning KaTeX has to guess. */
  strict?: boolean
  /** Whether the formula is on its own line, where it can have equation numbers and aligned rows (`align`). */
  block?: boolean
}

/** Returns KaTeX's error message (in English), or undefined if the formula is valid. */
export function checkFormula(latex: string, { strict = false, block = false }: FormulaCheck = {}): string | undefined {
  try {
    // Request only MathML, because the full output takes twice as long.
    katex.renderToString(toDrawable(latex), {
      ...katexOptions(),
      strict: strict ? 'error' : 'ignore',
      displayMode: block,
      output: 'mathml',
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Removes the LaTeX source that KaTeX adds as an annotation.
 * @throws Error (KaTeX's ParseError)
 */
export function renderMathml(latex: string, displayMode: boolean): string {
  const html = katex.renderToString(toDrawable(latex), { ...katexOptions(), displayMode, output: 'mathml' })
  const mathml = html.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length)
  // superlinear: KaTeX writes one annotation per formula
  return mathml.replace(/<annotation[^>]*>.*?<\/annotation>/s, '')
}

/**
 * Renders a formula as HTML, with MathML for screen readers. Its annotation is the stored LaTeX, so that copying the
 * formula returns it. Returns undefined if KaTeX rejects the source.
 */
export function renderFormula(latex: string, displayMode: boolean): string | undefined {
  try {
    const html = katex.renderToString(toDrawable(latex), {
      ...katexOptions(),
      ...{ displayMode, output: 'htmlAndMathml' },
    })
    return html.replace(/(?<=<annotation encoding="application\/x-tex">)[^<]*/, () => escapeXml(latex))
  } catch {
    return undefined
  }
}
