import { type RefObject, useEffect } from 'react'

/** Renders the formulas in an element's clean HTML when KaTeX has loaded. Until then, their source is shown. */
export function useFormulas(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // A string search is sufficient, because this attribute is always written the same way in clean HTML.
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
