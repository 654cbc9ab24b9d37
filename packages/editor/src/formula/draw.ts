import { toDrawable } from '@pathwise/rich-text/drawable'
import { katexOptions } from '@pathwise/rich-text/formula'
import katex from 'katex'
import 'katex/dist/katex.min.css'

/**
 * Adds MathML for screen readers. If KaTeX rejects the source, shows the source.
 * @returns KaTeX's error message, or undefined
 */
export function drawFormula(target: HTMLElement, latex: string, block: boolean): string | undefined {
  const drawing = document.createElement('span')
  try {
    katex.render(toDrawable(latex), drawing, { ...katexOptions(), output: 'htmlAndMathml', displayMode: block })
    // Replaces KaTeX's copy of the source with the stored LaTeX, so that copying the formula returns it.
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
