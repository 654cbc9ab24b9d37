import type { Element, ElementContent, Root } from 'hast'
import { readLatex } from './math.ts'
import { listContent, text } from './node.ts'

const blockNames: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
])

/** Returns whether a node is a block, which starts on a new line in stored HTML. */
export function isBlock(node: ElementContent): node is Element {
  if (node.type !== 'element') return false
  return blockNames.has(node.tagName) || (node.tagName === 'div' && readLatex(node) !== undefined)
}

/** Puts every block on its own line, as Markdown renderers do. Stored HTML can then be read and diffed by line. */
export function putBlocksOnSeparateLines(nodes: readonly ElementContent[]): Root {
  const laidOut = nodes.flatMap((node, index) => {
    const previous = nodes[index - 1]
    const startsLine = previous !== undefined && (isBlock(node) || isBlock(previous))
    const inside = node.type === 'element' ? { ...node, children: linesInside(node) } : node
    return startsLine ? [text('\n'), inside] : [inside]
  })
  return { type: 'root', children: laidOut }
}

function linesInside(node: Element): ElementContent[] {
  if (node.tagName === 'pre' || !isBlock(node)) return node.children
  const first = node.children[0]
  const last = node.children.at(-1)
  return [
    ...(first && isBlock(first) ? [text('\n')] : []),
    ...listContent(putBlocksOnSeparateLines(node.children)),
    ...(last && isBlock(last) ? [text('\n')] : []),
  ]
}
