import type { Element, ElementContent, Text } from 'hast'
import { storedFigure } from '../figure/element.ts'
import { mathElement, readLatex } from '../math.ts'
import { text } from '../node.ts'
import { readPicture } from '../picture/element.ts'
import { markNames } from '../vocabulary.ts'
import { addMark, type Leaf, type Mark, wrapLeaves } from './leaf.ts'
import { tidyLine } from './line.ts'

/** Inline elements. Unlike the tags of blocks, their tags do not separate words. */
const within: ReadonlySet<string> = new Set([...markNames, 'span'])

/**
 * Keeps formulas and all marks except links. Block boundaries and line breaks become spaces. Figures and pictures
 * become their alt text.
 */
export function flattenToLine(children: readonly ElementContent[]): (Element | Text)[] {
  const leaves: Leaf[] = []
  const walk = (node: ElementContent, marks: readonly Mark[]): void => {
    if (node.type === 'text') leaves.push({ node, marks })
    if (node.type !== 'element') return
    const latex = readLatex(node)
    if (latex) leaves.push({ node: mathElement(latex, false), marks })
    if (latex !== undefined) return
    const parts = !within.has(node.tagName)
    if (parts) leaves.push({ node: text(' '), marks: [] })
    const alt = storedFigure(node)?.alt ?? readPicture(node)?.alt
    if (alt !== undefined) leaves.push({ node: text(`${alt} `), marks: [] })
    const inside = markNames.has(node.tagName) && node.tagName !== 'a' ? addMark(marks, node) : marks
    for (const child of node.children) walk(child, inside)
    if (parts) leaves.push({ node: text(' '), marks: [] })
  }
  for (const child of children) walk(child, [])
  return wrapLeaves(tidyLine(leaves))
}
