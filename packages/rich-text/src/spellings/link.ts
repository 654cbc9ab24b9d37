import type { Element, ElementContent } from 'hast'
import { safeHref } from '../links.ts'
import { element, stringProperty } from '../node.ts'

/** The link with its address as it is stored, or only what it holds where the address may not be stored. */
export function addressed(link: Element, children: ElementContent[]): ElementContent[] {
  const href = safeHref(stringProperty(link, 'href') ?? '')
  if (href === undefined) return children
  return [element('a', { href, title: stringProperty(link, 'title') || undefined }, children)]
}
