import type { CalloutKind } from '@pathwise/rich-text/callout'
import { storedFigure } from '@pathwise/rich-text/figure-element'
import { readPicture } from '@pathwise/rich-text/picture-element'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { findFile, type PdfPictures } from './pictures.ts'

/** Text that the renderer adds, in the document's language. */
export interface PdfWords {
  /** A template. `{{what}}` is replaced with the element's name (see below) and its description by the author. */
  notShown: string
  /** Shown above the source of a figure. */
  figureSource: string
  image: string
  video: string
  audio: string
  drawing: string
  /** The name for an embedded page or program. */
  embedded: string
  callouts: Readonly<Record<CalloutKind, string>>
}

/** Elements that cannot be rendered. Each value is the element's key in `PdfWords`. */
const undrawable: Readonly<Record<string, Exclude<keyof PdfWords, 'callouts'>>> = {
  img: 'image',
  picture: 'image',
  video: 'video',
  audio: 'audio',
  svg: 'drawing',
  canvas: 'drawing',
  iframe: 'embedded',
  frame: 'embedded',
  object: 'embedded',
  embed: 'embedded',
  applet: 'embedded',
}

/**
 * Replaces each element that cannot be rendered with a note, and returns the notes. Figures are drawn from their data,
 * so they need no note. Nor do pictures that have a file.
 */
export function addNotes(tree: Root, words: PdfWords, pictures: PdfPictures): { tree: Root; notes: string[] } {
  const notes: string[] = []
  const replaced = (node: ElementContent | RootContent): ElementContent[] => {
    if (node.type === 'doctype') return []
    if (node.type !== 'element') return [node]
    if (storedFigure(node)) return [node]
    const picture = readPicture(node)
    if (picture && findFile(pictures, picture.id)) return [node]
    const kind = Object.hasOwn(undrawable, node.tagName) ? undrawable[node.tagName] : undefined
    if (!kind) return [{ ...node, children: node.children.flatMap(replaced) }]
    const note = words.notShown.replace('{{what}}', () => [words[kind], describe(node)].filter(Boolean).join(': '))
    notes.push(note)
    const marked: Element = { ...node, tagName: 'em', properties: {}, children: [{ type: 'text', value: note }] }
    return [marked]
  }
  return { tree: { type: 'root', children: tree.children.flatMap(replaced) }, notes }
}

/** Falls back to the URL when the author has not described the element. */
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
