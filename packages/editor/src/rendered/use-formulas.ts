import { type RefObject, useEffect } from 'react'

const undrawnFormula = '[data-type="math"]:empty'

/**
 * Renders formulas once KaTeX has loaded. Until then, their source is shown. Does not load KaTeX if the server has
 * rendered them.
 */
export function useFormulas(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // Sanitized HTML always writes this attribute the same way, so a string search is enough.
    if (!clean.includes('data-type="math"') || !element.current?.querySelector(undrawnFormula)) return
    let current = true
    import('./draw-formulas.ts').then(
      ({ drawFormulas }) => {
        if (current && element.current) drawFormulas(element.current)
      },
      (error: unknown) => console.error('Formulas are shown as source', error),
    )
    return () => {
      current = false
    }
  }, [element, clean])
}
