import type { Node } from '@milkdown/kit/prose/model'
import { $nodeSchema } from '@milkdown/kit/utils'
import { readFigureJson } from '@pathwise/rich-text/figure'
import { htmlOnly } from './html-only.ts'

function readAttribute(node: Node, name: 'caption' | 'figure'): string {
  const value: unknown = node.attrs[name]
  return typeof value === 'string' ? value : ''
}

/** Builds the stored element in a separate document, where no script runs. */
export function buildFigure(node: Node): HTMLElement {
  const inert = new DOMParser().parseFromString(readAttribute(node, 'caption'), 'text/html')
  const figure = inert.createElement('figure')
  figure.dataset['figure'] = readAttribute(node, 'figure')
  if (inert.body.hasChildNodes()) {
    const caption = inert.createElement('figcaption')
    caption.append(...inert.body.childNodes)
    figure.append(caption)
  }
  return figure
}

/** Stores the figure data and the caption's HTML. A figure is moved, copied and deleted as a whole. */
export const figure = $nodeSchema('figure', () => ({
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { figure: { default: '', validate: 'string' }, caption: { default: '', validate: 'string' } },
  leafText: (node) => {
    const read = readFigureJson(readAttribute(node, 'figure'))
    return 'figure' in read ? read.figure.alt : ''
  },
  parseDOM: [
    {
      tag: 'figure[data-figure]',
      getAttrs: (element) => ({
        figure: element.dataset['figure'] ?? '',
        caption: element.querySelector('figcaption')?.innerHTML ?? '',
      }),
    },
  ],
  toDOM: buildFigure,
  ...htmlOnly,
}))
