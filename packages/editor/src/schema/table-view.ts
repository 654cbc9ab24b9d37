import type { NodeView } from '@milkdown/kit/prose/view'

/** Table node view: a table wider than the text scrolls in the element around it. */
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
