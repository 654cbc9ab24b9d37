import { drawFigure } from '@pathwise/rich-text/draw-figure'
import { type Figure, readFigureJson } from '@pathwise/rich-text/figure'
import { buildSvg, type SvgElement, svgNamespace } from '@pathwise/rich-text/figure-svg'

/**
 * Draws the figure in its `<figure data-figure>` element, and redraws it when the width changes. Shows the alt text if
 * the figure data cannot be parsed.
 * @returns a function that stops observing the width
 */
export function showFigure(target: HTMLElement): () => void {
  const read = readFigureJson(target.dataset['figure'] ?? '')
  if ('mistake' in read) {
    replaceDrawing(target, createWords(read.alt ?? ''))
    return () => {}
  }
  const { figure } = read
  // Keep the server-rendered figure until the width of `target` changes, so that the page layout does not shift.
  let drawn = target.querySelector(':scope > .figure-wide') ? target.clientWidth : 0
  const draw = () => {
    const width = target.clientWidth
    if (width === 0 || width === drawn) return
    drawn = width
    replaceDrawing(target, createDrawing(figure, width))
  }
  // A ResizeObserver callback must not change the element's height, so the drawing waits for the next frame.
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  })
  observer.observe(target)
  draw()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

function createDrawing(figure: Figure, width: number): Element {
  return createSvg(buildSvg(drawFigure(figure, { width }), figure.alt))
}

function createSvg({ name, attributes, children }: SvgElement): Element {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') element.setAttribute(key, value)
  element.append(...children.map((child) => (typeof child === 'string' ? child : createSvg(child))))
  return element
}

function createWords(words: string): Element {
  const paragraph = document.createElement('p')
  paragraph.textContent = words
  return paragraph
}

/** Replaces the previous drawing, and keeps the caption below the new one. */
function replaceDrawing(target: HTMLElement, drawing: Element): void {
  for (const child of [...target.children]) if (child.tagName !== 'FIGCAPTION') child.remove()
  target.prepend(drawing)
}
