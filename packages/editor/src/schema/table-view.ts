import type { NodeView } from '@milkdown/kit/prose/view'

/** A table wider than the text scrolls inside its wrapper. */
export class TableView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement

  constructor() {
    this.dom = document.createElement('div')
    this.dom.className = 'tableWrapper'
    const table = this.dom.appendChild(document.createElement('table'))
    this.contentDOM = table.appendChild(document.createElement('tbody'))
  }
}
