import type { Element, ElementContent, Nodes, Properties, Root, RootContent, Text } from 'hast'

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

export function text(value: string): Text {
  return { type: 'text', value }
}

/** Returns a property if it is a string, as the value of every `data-…` attribute is. */
export function stringProperty(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  return typeof value === 'string' ? value : undefined
}

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}

export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}

/** Searches in document order. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    if (child.type === 'element' && test(child)) return child
    const found = findElement(child, test)
    if (found) return found
  }
  return undefined
}

/** Drops comments and document types. */
export function listContent(node: Element | Root): (Element | Text)[] {
  const children: (ElementContent | RootContent)[] = node.children
  return children.filter((child) => child.type === 'element' || child.type === 'text')
}
