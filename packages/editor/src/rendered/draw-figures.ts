import { showFigure } from '../figure/show-figure.ts'

/** Draws all figures in an element. @returns a function that stops observing their widths */
export function drawFigures(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('figure[data-figure]')].map(showFigure)
  return () => {
    for (const stop of stops) stop()
  }
}
