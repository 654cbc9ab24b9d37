import { readFigureJson } from '@pathwise/rich-text/figure'
import { type RefObject, useEffect } from 'react'

/** Draws figures once the drawing code has loaded. Shows their alt text if it fails to load. */
export function useFigures(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // Sanitized HTML always writes this attribute the same way, so a string search is enough.
    if (!clean.includes('<figure data-figure="')) return
    let stop = () => {}
    let current = true
    import('./draw-figures.ts').then(
      ({ drawFigures }) => {
        if (current && element.current) stop = drawFigures(element.current)
      },
      (error: unknown) => {
        console.error('Figures are shown as words', error)
        if (current && element.current) showWords(element.current)
      },
    )
    return () => {
      current = false
      stop()
    }
  }, [element, clean])
}

function showWords(root: ParentNode): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure[data-figure]')) {
    const read = readFigureJson(figure.dataset['figure'] ?? '')
    if ('figure' in read) figure.prepend(read.figure.alt)
  }
}
