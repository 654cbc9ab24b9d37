/** An element of XML, without its namespace's prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
  /** Where it begins, counted from 1. */
  readonly line: number
}

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name)
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return childrenNamed(element, name)[0]
}

/** All elements below one that pass the test, in the order of the document; not those within what passes it. */
export function findAll(element: XmlElement, test: (element: XmlElement) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => (test(child) ? [child] : findAll(child, test)))
}

/** All text below a node. */
export function textOf(node: XmlElement | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
