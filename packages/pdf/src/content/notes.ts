import type { Element, ElementContent, Root, RootContent } from 'hast'
import { type PdfWords, undrawable } from './words.ts'

/** Replaces each element that cannot be drawn with a visible note, and returns the notes. */
export function addNotes(tree: Root, words: PdfWords): { tree: Root; notes: string[] } {
  const notes: string[] = []
  const replaced = (node: ElementContent | RootContent): ElementContent[] => {
    if (node.type === 'doctype') return []
    if (node.type !== 'element') return [node]
    const kind = Object.hasOwn(undrawable, node.tagName) ? undrawable[node.tagName] : undefined
    if (!kind) return [{ ...node, children: node.children.flatMap(replaced) }]
    const note = words.notShown.replace('{{what}}', () => [words[kind], describe(node)].filter(Boolean).join(': '))
    notes.push(note)
    const marked: Element = { ...node, tagName: 'em', properties: {}, children: [{ type: 'text', value: note }] }
    return [marked]
  }
  return { tree: { type: 'root', children: tree.children.flatMap(replaced) }, notes }
}

/** Returns the author's description of an element, or else its address. */
function describe({ properties, children }: Element): string {
  const image = children.find((child) => child.type === 'element' && child.tagName === 'img')
  const named = [properties, image?.type === 'element' ? image.properties : {}]
    .flatMap(({ alt, title, ariaLabel }) => [alt, title, ariaLabel])
    .find((words) => typeof words === 'string' && words.trim() !== '')
  const source = properties['src'] ?? properties['data']
  const address = typeof source === 'string' && !/^\s*data:/i.test(source) ? source : ''
  return String(named ?? address)
    .trim()
    .slice(0, 200)
}
