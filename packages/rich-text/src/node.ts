import type { Element, ElementContent, Nodes, Properties, Root, RootContent, Text } from 'hast'

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

export function text(value: string): Text {
  return { type: 'text', value }
}

/** A property's value if it is a string, as those of `data-…` attributes are. */
export function stringProperty(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  return typeof value === 'string' ? value : undefined
}

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}

/** All text below a node, in the order of the document. */
export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}

/** The first element below a node, in the order of the document, that passes the test. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    if (child.type === 'element' && test(child)) return child
    const found = findElement(child, test)
    if (found) return found
  }
  return undefined
}

/** The elements and texts that a node holds; comments and document types are left out. */
export function listContent(node: Element | Root): (Element | Text)[] {
  const children: (ElementContent | RootContent)[] = node.children
  return children.filter((child) => child.type === 'element' || child.type === 'text')
}
