import type { Node } from '@milkdown/kit/prose/model'
import { $nodeSchema } from '@milkdown/kit/utils'
import { pictureAddress } from '@pathwise/rich-text/picture-element'
import { htmlOnly } from './html-only.ts'

/** As in stored HTML. */
export interface PictureAttributes {
  readonly id: string
  /** Null until the author adds alt text or marks the picture as decorative. */
  readonly alt: string | null
  readonly width: number | null
  readonly height: number | null
  /** A single line. */
  readonly caption: string
}

export function readPictureNode({ attrs }: Node): PictureAttributes {
  const text = (name: string) => (typeof attrs[name] === 'string' ? attrs[name] : null)
  const length = (name: string) => (typeof attrs[name] === 'number' ? attrs[name] : null)
  return {
    id: text('id') ?? '',
    alt: text('alt'),
    width: length('width'),
    height: length('height'),
    caption: text('caption') ?? '',
  }
}

/** Builds the stored element in a separate document, where nothing loads. */
export function buildPicture(node: Node): HTMLElement {
  const { id, alt, width, height, caption } = readPictureNode(node)
  const inert = new DOMParser().parseFromString(caption, 'text/html')
  const figure = inert.createElement('figure')
  const image = inert.createElement('img')
  image.setAttribute('src', `/pictures/${id}`)
  if (alt !== null) image.setAttribute('alt', alt)
  if (width !== null && height !== null) {
    image.setAttribute('width', String(width))
    image.setAttribute('height', String(height))
  }
  figure.append(image)
  if (inert.body.hasChildNodes()) {
    const line = inert.createElement('figcaption')
    line.append(...inert.body.childNodes)
    figure.append(line)
  }
  return figure
}

function readLength(image: Element, name: 'height' | 'width'): number | null {
  const length = Number(image.getAttribute(name) ?? Number.NaN)
  return Number.isInteger(length) ? length : null
}

/** Stores an image from our server and its caption, which are moved, copied and deleted as a unit. */
export const picture = $nodeSchema('picture', () => ({
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: {
    id: { default: '', validate: 'string' },
    alt: { default: null, validate: 'string|null' },
    width: { default: null, validate: 'number|null' },
    height: { default: null, validate: 'number|null' },
    caption: { default: '', validate: 'string' },
  },
  leafText: (node) => readPictureNode(node).alt ?? '',
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (element) => {
        const image = element.querySelector(':scope > img')
        const id = pictureAddress.exec(image?.getAttribute('src') ?? '')?.[1]
        if (!image || id === undefined) return false
        return {
          id,
          alt: image.getAttribute('alt'),
          width: readLength(image, 'width'),
          height: readLength(image, 'height'),
          caption: element.querySelector('figcaption')?.innerHTML ?? '',
        } satisfies PictureAttributes
      },
    },
  ],
  toDOM: buildPicture,
  ...htmlOnly,
}))
