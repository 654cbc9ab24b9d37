import type { Node } from '@milkdown/kit/prose/model'
import type { EditorView, NodeView, ViewMutationRecord } from '@milkdown/kit/prose/view'

/** Node view of a list item. A task has a checkbox that also works by keyboard. */
export class ItemView implements NodeView {
  readonly dom = document.createElement('li')
  readonly contentDOM = document.createElement('div')
  readonly #box = document.createElement('input')
  #node: Node

  constructor(node: Node, view: EditorView, getPosition: () => number | undefined, label: string) {
    this.#node = node
    this.#box.type = 'checkbox'
    this.#box.contentEditable = 'false'
    this.#box.setAttribute('aria-label', label)
    this.#box.addEventListener('change', () => {
      const position = getPosition()
      if (position === undefined || !view.editable) return this.#show()
      return view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', this.#box.checked))
    })
    this.dom.append(this.contentDOM)
    this.#show()
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false
    this.#node = node
    this.#show()
    return true
  }

  stopEvent({ target }: Event): boolean {
    return target === this.#box
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target)
  }

  #show(): void {
    const checked: unknown = this.#node.attrs['checked']
    this.dom.classList.toggle('editor-task', checked !== null)
    this.#box.checked = checked === true
    if (checked === null) this.#box.remove()
    else if (!this.#box.isConnected) this.dom.prepend(this.#box)
  }
}
