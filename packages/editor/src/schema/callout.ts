import { blockquoteSchema } from '@milkdown/kit/preset/commonmark'
import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { type CalloutKind, calloutKinds } from '@pathwise/rich-text/callout'

function findKind(value: unknown): CalloutKind | undefined {
  return calloutKinds.find((kind) => kind === value)
}

/** A callout is a quote with a kind. */
export const blockquote = blockquoteSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { callout: { default: null } },
  parseDOM: [{ tag: 'blockquote', getAttrs: (element) => ({ callout: findKind(element.dataset['callout']) ?? null }) }],
  toDOM: ({ attrs }) => {
    const kind = findKind(attrs['callout'])
    return ['blockquote', kind === undefined ? {} : { 'data-callout': kind }, 0]
  },
}))

/** Shows a callout's heading, which is not part of the text. */
export class QuoteView implements NodeView {
  readonly dom = document.createElement('blockquote')
  readonly contentDOM: HTMLElement
  readonly #heading = document.createElement('p')
  readonly #getHeading: (kind: CalloutKind) => string

  constructor(node: Node, getHeading: (kind: CalloutKind) => string) {
    this.#getHeading = getHeading
    this.#heading.className = 'callout-heading'
    this.#heading.contentEditable = 'false'
    this.contentDOM = document.createElement('div')
    this.dom.append(this.#heading, this.contentDOM)
    this.update(node)
  }

  update(node: Node): boolean {
    if (node.type.name !== 'blockquote') return false
    const kind = findKind(node.attrs['callout'])
    this.#heading.hidden = kind === undefined
    this.#heading.textContent = kind === undefined ? '' : this.#getHeading(kind)
    if (kind === undefined) delete this.dom.dataset['callout']
    else this.dom.dataset['callout'] = kind
    return true
  }
}
