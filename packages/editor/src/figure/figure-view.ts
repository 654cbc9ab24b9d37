import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { buildFigure } from '../schema/figure.ts'
import { showFigure } from './show-figure.ts'

/** The cursor treats the drawing and its caption as one unit. */
export class FigureView implements NodeView {
  readonly dom: HTMLElement
  readonly #stop: () => void

  constructor(node: Node) {
    this.dom = document.importNode(buildFigure(node), true)
    this.dom.contentEditable = 'false'
    this.#stop = showFigure(this.dom)
  }

  ignoreMutation(): boolean {
    return true
  }

  destroy(): void {
    this.#stop()
  }
}
