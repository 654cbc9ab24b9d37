import { PDFHexString } from 'pdf-lib'
import type { Page, StructureElement } from '../pages/page.ts'
import { drawOperators, type Pens } from './draw-operators.ts'

/**
 * The content stream of a page: every content marked with the element that it belongs to, or as an artifact.
 * @param isInTree whether an element hangs on the document's tree
 */
export function pageOperators(page: Page, pens: Pens, isInTree: (element: StructureElement) => boolean): string {
  return page.contents
    .map(({ element, draws, actualText }, index) => {
      const drawn = draws.map((draw) => drawOperators(draw, pens)).join('\n')
      if (!element || !isInTree(element)) return `/Artifact BMC\n${drawn}\nEMC`
      const marked = `/${element.role} <</MCID ${index}>> BDC`
      if (actualText === undefined) return `${marked}\n${drawn}\nEMC`
      const replacement = PDFHexString.fromText(actualText).toString()
      return `${marked}\n/Span <</ActualText ${replacement}>> BDC\n${drawn}\nEMC\nEMC`
    })
    .join('\n')
}
