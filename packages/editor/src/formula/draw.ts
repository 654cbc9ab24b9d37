import katex, { type KatexOptions } from 'katex'
import 'katex/contrib/mhchem'
import 'katex/dist/katex.min.css'

const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  strict: 'ignore',
  // No links, pictures or classes from LaTeX; limits keep a hostile formula from holding up the page.
  trust: false,
  maxExpand: 1_000,
  maxSize: 40,
} satisfies KatexOptions

/**
 * Draws a formula into an element, with MathML beside it for screen readers. Where KaTeX refuses, the element shows
 * the source.
 * @returns KaTeX's own sentence, where it refused
 */
export function drawFormula(target: HTMLElement, latex: string, block: boolean): string | undefined {
  const drawing = document.createElement('span')
  try {
    katex.render(latex, drawing, { ...options, displayMode: block })
    target.replaceChildren(...drawing.childNodes)
    return undefined
  } catch (error) {
    const source = document.createElement('code')
    source.className = 'formula-source'
    source.textContent = latex
    target.replaceChildren(source)
    return error instanceof Error ? error.message : String(error)
  }
}
