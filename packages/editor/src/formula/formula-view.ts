import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { readLatex } from '../schema/formula.ts'
import { drawFormula } from './draw.ts'

export class FormulaView implements NodeView {
  readonly dom: HTMLElement
  #node: Node

  constructor(node: Node) {
    this.dom = document.createElement(node.isInline ? 'span' : 'div')
    this.dom.className = node.isInline ? 'formula' : 'formula formula-block'
    this.dom.contentEditable = 'false'
    this.#node = node
    this.#draw()
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false
    if (readLatex(node) !== readLatex(this.#node)) {
      this.#node = node
      this.#draw()
    }
    return true
  }

  ignoreMutation(): boolean {
    return true
  }

  #draw(): void {
    const latex = readLatex(this.#node)
    const refused = drawFormula(this.dom, latex, !this.#node.isInline)
    this.dom.classList.toggle('formula-refused', refused !== undefined)
    this.dom.classList.toggle('formula-empty', latex.trim() === '')
  }
}
