import type { Element, Nodes } from 'hast'

/** Searches in document order. */
export function findAll(node: Nodes, name: string): Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => findAll(child, name)) : []
  return node.type === 'element' && node.tagName === name ? [node, ...inside] : inside
}
