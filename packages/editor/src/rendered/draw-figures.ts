import { showFigure } from '../figure/show-figure.ts'

/** @returns a function that stops observing the figures' widths */
export function drawFigures(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('figure[data-figure]')].map(showFigure)
  return () => {
    for (const stop of stops) stop()
  }
}
