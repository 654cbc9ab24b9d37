import type { Node } from '@milkdown/kit/prose/model'
import { $nodeSchema } from '@milkdown/kit/utils'
import { readFigureJson } from '@pathwise/rich-text/figure'
import { htmlOnly } from './html-only.ts'

/** As in stored HTML. */
export interface FigureAttributes {
  /** JSON. */
  readonly figure: string
  /** The HTML of the caption, a single line. */
  readonly caption: string
}

export function readFigureNode({ attrs }: Node): FigureAttributes {
  const text = (name: keyof FigureAttributes) => (typeof attrs[name] === 'string' ? attrs[name] : '')
  return { figure: text('figure'), caption: text('caption') }
}

/** Builds the stored element in a separate document, where no script runs. */
export function buildFigure(node: Node): HTMLElement {
  const attributes = readFigureNode(node)
  const inert = new DOMParser().parseFromString(attributes.caption, 'text/html')
  const figure = inert.createElement('figure')
  figure.dataset['figure'] = attributes.figure
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
    const read = readFigureJson(readFigureNode(node).figure)
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
