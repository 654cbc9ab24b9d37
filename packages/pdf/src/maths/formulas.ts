import { renderMathml } from '@pathwise/rich-text/formula'
import type { Drawing } from './drawing.ts'
import { createMathjax, type Draw, type Measure } from './mathjax.ts'

/** Longer source is not set as a formula: it would hold up everything behind it. */
const longestSource = 10_000
/** Drawings that are kept, since the same formulas come again and again. */
const mostKept = 5_000

/**
 * The drawing of a formula, or undefined where nothing that we have can read its LaTeX.
 * @param widest in em: a formula that is much wider breaks into lines where it can, and may still be wider
 */
export type DrawFormula = (latex: string, display: boolean, widest?: number) => Drawing | undefined

/** Up to this, a formula that is too wide is better made smaller than broken. */
const shrinkable = 1.2

/**
 * MathJax reads LaTeX most quickly, but refuses about a third of the commands that KaTeX knows. Those formulas go
 * through KaTeX to MathML, which MathJax draws.
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
    // MathJax breaks only what stands on lines of its own.
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
      // The next way may read it.
    }
  }
  return undefined
}
