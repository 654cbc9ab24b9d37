import { readFigureJson } from '@pathwise/rich-text/figure'
import { type RefObject, useEffect } from 'react'

/** Draws the figures in an element's clean HTML once the code for it has loaded. If it cannot load, their words are shown. */
export function useFigures(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    // A string search is sufficient, because clean HTML has only one spelling for this attribute.
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
