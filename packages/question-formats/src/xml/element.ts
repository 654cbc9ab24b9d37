/** An XML element. The names of the element and its attributes have no namespace prefixes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
  /** The line of the start tag, from 1. */
  readonly line: number
}

export function listElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

export function findChildren(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).filter((child) => child.name === name)
}

export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return findChildren(element, name)[0]
}

/** Returns the descendants that pass the test, in document order. Does not search inside a returned element. */
export function findAll(element: XmlElement, test: (element: XmlElement) => boolean): XmlElement[] {
  return listElements(element).flatMap((child) => (test(child) ? [child] : findAll(child, test)))
}

export function readText(node: XmlElement | string): string {
  return typeof node === 'string' ? node : node.children.map(readText).join('')
}
