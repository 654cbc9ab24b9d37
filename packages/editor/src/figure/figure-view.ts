import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { buildFigure } from '../schema/figure.ts'
import { showFigure } from './show-figure.ts'

/** Figure node view: the drawing and the caption, which the cursor treats as a single unit. */
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
