import { toDrawable } from '@pathwise/rich-text/drawable'
import { katexOptions } from '@pathwise/rich-text/formula'
import katex from 'katex'
import 'katex/dist/katex.min.css'

/**
 * Renders a formula into an element, with MathML for screen readers. Shows the source if KaTeX rejects it.
 * @returns the error message if KaTeX rejects the source
 */
export function drawFormula(target: HTMLElement, latex: string, block: boolean): string | undefined {
  const drawing = document.createElement('span')
  try {
    katex.render(toDrawable(latex), drawing, { ...katexOptions(), output: 'htmlAndMathml', displayMode: block })
    // Keeps the original source, because it is what users copy.
    drawing.querySelector('annotation')?.replaceChildren(latex)
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
