import { renderMathml } from '@pathwise/rich-text/formula'
import type { Drawing } from './drawing.ts'
import { createMathjax, type Draw, type Measure } from './mathjax.ts'

/** The length of the longest source that is drawn. A longer one would delay all later work. */
const longestSource = 10_000
/** The maximum number of cached drawings. The same formulas recur in many items. */
const mostKept = 5_000

/**
 * Returns the drawing of a formula, or undefined when its LaTeX is too long or no renderer can parse it.
 * @param widest in em: a formula that is much wider is broken into lines if possible, and may still be wider
 */
export type DrawFormula = (latex: string, display: boolean, widest?: number) => Drawing | undefined

/** The greatest ratio of a formula's width to the limit at which it is scaled down instead of broken. */
const shrinkable = 1.2

/**
 * Creates a function that draws formulas. MathJax parses LaTeX fastest, but rejects about a third of the commands that
 * KaTeX supports. KaTeX converts those formulas to MathML, which MathJax draws.
 */
export async function createFormulas(measure: Measure): Promise<DrawFormula> {
  const { drawTex, drawMathml } = await createMathjax(measure)
  const ways: Draw[] = [drawTex, (latex, display, widest) => drawMathml(renderMathml(latex, display), display, widest)]
  const kept = new Map<string, Drawing | undefined>()
  const drawKept: DrawFormula = (latex, display, widest) => {
    const key = `${display} ${widest ?? ''} ${latex}`
    if (kept.has(key)) return kept.get(key)
    const drawing = latex.length > longestSource ? undefined : firstDrawing(ways, latex, display, widest)
    if (kept.size >= mostKept) for (const oldest of [...kept.keys()].slice(0, mostKept / 10)) kept.delete(oldest)
    kept.set(key, drawing)
    return drawing
  }
  return (latex, display, widest) => {
    const whole = drawKept(latex, display)
    if (!whole || widest === undefined || whole.width <= widest * shrinkable) return whole
    // MathJax breaks only display formulas.
    const broken = drawKept(display ? latex : `\\textstyle ${latex}`, true, Math.floor(widest))
    return broken && broken.width < whole.width ? broken : whole
  }
}

function firstDrawing(ways: readonly Draw[], latex: string, display: boolean, widest?: number): Drawing | undefined {
  for (const draw of ways) {
    try {
      const drawing = draw(latex, display, widest)
      if (Number.isFinite(drawing.width + drawing.height + drawing.depth)) return drawing
    } catch {
      // The next renderer may be able to parse it.
    }
  }
  return undefined
}
