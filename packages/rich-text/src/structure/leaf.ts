import type { Element, Properties, Text } from 'hast'
import { element } from '../node.ts'

export interface Mark {
  tagName: string
  properties: Properties
}

/** Text, a line break or an inline formula. Marks are ordered from outermost to innermost. */
export interface Leaf {
  node: Text | Element
  marks: readonly Mark[]
}

/**
 * Adds a mark inside the existing marks, unless there is one with the same name. Only links keep their properties. The
 * language of `<code>` is dropped, because only code blocks store a language.
 */
export function addMark(marks: readonly Mark[], { tagName, properties }: Element): readonly Mark[] {
  if (marks.some((mark) => mark.tagName === tagName)) return marks
  return [...marks, { tagName, properties: tagName === 'a' ? properties : {} }]
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

/**
 * Wraps leaves in the elements of their marks. Adjacent leaves that share their outer marks are wrapped in the same
 * elements.
 */
export function wrapLeaves(leaves: readonly Leaf[], level = 0): (Element | Text)[] {
  const content: (Element | Text)[] = []
  let start = 0
  while (start < leaves.length) {
    const mark = leaves[start]?.marks[level]
    let end = start + 1
    while (end < leaves.length && isSameMark(leaves[end]?.marks[level], mark)) end++
    const group = leaves.slice(start, end)
    if (mark) content.push(element(mark.tagName, mark.properties, wrapLeaves(group, level + 1)))
    else for (const { node } of group) content.push(node)
    start = end
  }
  return content
}
