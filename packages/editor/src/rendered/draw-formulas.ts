import { drawFormula } from '../formula/draw.ts'

/** Skips formulas that are already rendered. */
export function drawFormulas(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-type="math"]:empty')) {
    const block = element.tagName === 'DIV'
    const refused = drawFormula(element, element.dataset['latex'] ?? '', block)
    element.classList.toggle('formula-block', block)
    element.classList.toggle('formula-refused', refused !== undefined)
  }
}
