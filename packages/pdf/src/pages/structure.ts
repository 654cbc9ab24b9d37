import type { Role, StructureElement } from './page.ts'

export function newElement(role: Role): StructureElement {
  return { role, children: [] }
}

export function addElement(parent: StructureElement, role: Role): StructureElement {
  const element = newElement(role)
  parent.children.push({ kind: 'element', element })
  return element
}
