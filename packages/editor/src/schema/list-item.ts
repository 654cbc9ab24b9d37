import { listItemSchema } from '@milkdown/kit/preset/commonmark'
import type { Node } from '@milkdown/kit/prose/model'
import type { EditorView, NodeView, ViewMutationRecord } from '@milkdown/kit/prose/view'
import { isLoose, tightAttribute } from './tightness.ts'

/** `checked` is null for an item that is not a task. An item may start with any block, as in stored HTML. */
export const listItem = listItemSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: 'block+',
  attrs: {
    spread: { default: false, validate: 'boolean' },
    checked: { default: null, validate: 'boolean|null' },
  },
  parseDOM: [
    {
      tag: 'li',
      getAttrs: (item) => ({ spread: isLoose(item), checked: parseState(item.dataset['checked']) }),
    },
  ],
  toDOM: ({ attrs }) => {
    const checked = attrs['checked'] === null ? {} : { 'data-checked': String(attrs['checked']) }
    return ['li', { ...checked, ...tightAttribute(attrs['spread']) }, 0]
  },
}))

function parseState(checked: string | undefined): boolean | null {
  if (checked === undefined) return null
  return checked !== 'false'
}

/** Adds a checkbox to a task item. The checkbox can also be used with the keyboard. */
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
