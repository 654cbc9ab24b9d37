import { text } from '../node.ts'
import { hasSameMarks, type Leaf } from './leaf.ts'

/**
 * Normalizes a paragraph: NFC, no control characters, white space collapsed as in a browser, and no line breaks at
 * either end. Returns an empty array if nothing is visible.
 */
export function tidyLine(leaves: readonly Leaf[]): Leaf[] {
  const visible = leaves.map(dropControls).filter(isNotEmpty)
  const line = trimBreaks(collapse(merge(visible)).filter(isNotEmpty))
  return line.every(isBlank) ? [] : merge(line)
}

function dropControls(leaf: Leaf): Leaf {
  if (leaf.node.type !== 'text') return leaf
  return { ...leaf, node: text(leaf.node.value.replaceAll(/[^\P{Cc}\t\n\f\r]/gu, '')) }
}

function isNotEmpty({ node }: Leaf): boolean {
  return node.type !== 'text' || node.value !== ''
}

/** Merges adjacent text with the same marks, so that letters and their accents can be composed. */
function merge(leaves: readonly Leaf[]): Leaf[] {
  const merged: Leaf[] = []
  for (const leaf of leaves) {
    const last = merged.at(-1)
    if (leaf.node.type === 'text' && last?.node.type === 'text' && hasSameMarks(last.marks, leaf.marks)) {
      merged[merged.length - 1] = { ...last, node: text(last.node.value + leaf.node.value) }
    } else {
      merged.push(leaf)
    }
  }
  return merged.map((leaf) =>
    leaf.node.type === 'text' ? { ...leaf, node: text(leaf.node.value.normalize('NFC')) } : leaf,
  )
}

function collapse(leaves: readonly Leaf[]): Leaf[] {
  const collapsed: Leaf[] = []
  let afterSpace = true
  for (const leaf of leaves) {
    if (leaf.node.type !== 'text') {
      const isBreak = leaf.node.tagName === 'br'
      if (isBreak) trimEnd(collapsed)
      afterSpace = isBreak
      collapsed.push(leaf)
      continue
    }
    const spaced = leaf.node.value.replaceAll(/[ \t\n\f\r]+/g, ' ')
    const value = afterSpace ? spaced.replace(/^ /, '') : spaced
    if (value === '') continue
    afterSpace = value.endsWith(' ')
    collapsed.push({ ...leaf, node: text(value) })
  }
  trimEnd(collapsed)
  return collapsed
}

/** Removes the trailing space, if any. There is at most one. */
function trimEnd(leaves: Leaf[]): void {
  const last = leaves.at(-1)
  if (last?.node.type !== 'text' || !last.node.value.endsWith(' ')) return
  const value = last.node.value.slice(0, -1)
  if (value === '') leaves.pop()
  else leaves[leaves.length - 1] = { ...last, node: text(value) }
}

function trimBreaks(leaves: Leaf[]): Leaf[] {
  const isBreak = (leaf: Leaf | undefined) => leaf?.node.type === 'element' && leaf.node.tagName === 'br'
  let start = 0
  let end = leaves.length
  while (start < end && isBreak(leaves[start])) start++
  while (end > start && isBreak(leaves[end - 1])) end--
  return leaves.slice(start, end)
}

/** White space (including non-breaking spaces), zero-width spaces and line breaks are invisible. */
function isBlank({ node }: Leaf): boolean {
  return node.type === 'text' ? /^[\s\u200B\u2060]*$/u.test(node.value) : node.tagName === 'br'
}
