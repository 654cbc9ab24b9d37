import { type RefObject, useEffect } from 'react'

/** Draws the formulas of an element's clean HTML when KaTeX has loaded. Without KaTeX, their source is shown. */
export function useFormulas(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // Clean HTML has one spelling.
    if (!clean.includes('data-type="math"')) return
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
