import type { Element, Properties, Text } from 'hast'
import { element } from '../node.ts'

export interface Mark {
  tagName: string
  properties: Properties
}

/** Text, a line break or a formula in a line, with the marks around it from the outermost in. */
export interface Leaf {
  node: Text | Element
  marks: readonly Mark[]
}

/** The marks with one more inside, unless one of that name is there already. */
export function addMark(marks: readonly Mark[], { tagName, properties }: Element): readonly Mark[] {
  return marks.some((mark) => mark.tagName === tagName) ? marks : [...marks, { tagName, properties }]
}

function isSameMark(one: Mark | undefined, other: Mark | undefined): boolean {
  return (
    one?.tagName === other?.tagName &&
    one?.properties['href'] === other?.properties['href'] &&
    one?.properties['title'] === other?.properties['title']
  )
}

export function hasSameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.length === other.length && one.every((mark, index) => isSameMark(mark, other[index]))
}

/** Leaves as elements: neighbours share the marks that they have in common from the outside in. */
export function nest(leaves: readonly Leaf[], level = 0): (Element | Text)[] {
  const content: (Element | Text)[] = []
  let start = 0
  while (start < leaves.length) {
    const mark = leaves[start]?.marks[level]
    let end = start + 1
    while (end < leaves.length && isSameMark(leaves[end]?.marks[level], mark)) end++
    const group = leaves.slice(start, end)
    if (mark) content.push(element(mark.tagName, mark.properties, nest(group, level + 1)))
    else for (const { node } of group) content.push(node)
    start = end
  }
  return content
}
