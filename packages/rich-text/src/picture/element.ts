import type { Element, ElementContent } from 'hast'
import { element, stringProperty } from '../node.ts'

export interface Picture {
  readonly id: string
  /** Alt text: '' for a decorative picture, undefined when the author has not provided any. */
  readonly alt: string | undefined
  /** The display size in pixels. Narrow pages scale it down. */
  readonly width: number | undefined
  readonly height: number | undefined
}

/** Matches the only valid form of a stored picture's URL, which is a path on our own host. */
export const pictureAddress = /^\/pictures\/([\w-]{22})$/

const widest = 4_096
export const longestAlt = 2_000

/** Returns undefined unless the element is an `<img>` stored on our server. */
export function readPicture(node: Element): Picture | undefined {
  if (node.tagName !== 'img') return undefined
  const id = pictureAddress.exec(stringProperty(node, 'src') ?? '')?.[1]
  if (id === undefined) return undefined
  const [width, height] = [readLength(node, 'width'), readLength(node, 'height')]
  const sized = width !== undefined && height !== undefined
  const alt = stringProperty(node, 'alt')
  return {
    id,
    alt: alt === undefined ? undefined : tidyAlt(alt),
    width: sized ? width : undefined,
    height: sized ? height : undefined,
  }
}

function readLength(node: Element, name: 'height' | 'width'): number | undefined {
  const length = Math.round(Number(node.properties[name]))
  return length >= 1 && length <= widest ? length : undefined
}

function tidyAlt(alt: string): string {
  const plain = alt.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return plain
    .normalize('NFC')
    .slice(0, longestAlt)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

/** Returns undefined unless the element is a stored `<figure>` with a picture. */
export function storedPicture(node: Element): Picture | undefined {
  if (node.tagName !== 'figure') return undefined
  const image = node.children.find((child) => child.type === 'element')
  return image?.type === 'element' ? readPicture(image) : undefined
}

/** Returns the content of a picture's caption. */
export function listCaption(node: Element): ElementContent[] {
  return node.children.flatMap((child) => (child.type === 'element' && child.tagName !== 'img' ? child.children : []))
}

/** @param caption inline content, or none */
export function pictureElement({ id, alt, width, height }: Picture, caption: readonly ElementContent[]): Element {
  const image = element('img', { src: `/pictures/${id}`, alt, width, height }, [])
  const line = caption.length > 0 ? [element('figcaption', {}, [...caption])] : []
  return element('figure', {}, [image, ...line])
}
