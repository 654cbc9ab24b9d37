import { type RefObject, useEffect } from 'react'

/** Renders formulas once KaTeX has loaded. Until then, their source is shown. */
export function useFormulas(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // Sanitized HTML always writes this attribute the same way, so a string search is enough.
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
