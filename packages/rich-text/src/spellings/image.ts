import type { Element, ElementContent } from 'hast'
import { stringProperty, text } from '../node.ts'
import { addressed } from './link.ts'

/** Images are not stored. Their words stay, as a link to the image where it has an address that may be stored. */
export function imageAsLink(image: Element): ElementContent[] {
  const source = stringProperty(image, 'src') ?? ''
  const words = stringProperty(image, 'alt')?.trim() || fileName(source)
  const link = { ...image, properties: { href: source } }
  return words ? addressed(link, [text(words)]) : []
}

function fileName(address: string): string {
  if (/^\s*data:/i.test(address)) return ''
  const [path = ''] = address.split(/[?#]/, 1)
  return path.slice(path.lastIndexOf('/') + 1)
}
