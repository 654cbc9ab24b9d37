import { readCallout } from '@pathwise/rich-text/callout'
import { storedFigure } from '@pathwise/rich-text/figure-element'
import { readLatex } from '@pathwise/rich-text/math'
import { parseHtml } from '@pathwise/rich-text/parse'
import { cleanPhraseTree } from '@pathwise/rich-text/phrase'
import { listCaption, storedPicture } from '@pathwise/rich-text/picture-element'
import { cleanTree } from '@pathwise/rich-text/tree'
import type { Element, ElementContent } from 'hast'
import type { Block, Cell, Inline, Row, TextStyle } from './block.ts'
import { addNotes, type PdfWords } from './notes.ts'
import { findFile, type PdfPictures } from './pictures.ts'

interface Source {
  readonly words: PdfWords
  readonly pictures: PdfPictures
}

/**
 * Sanitizes a body and parses it into blocks. Elements that cannot be rendered become notes.
 * @throws RichTextError when the HTML exceeds the limits for stored HTML
 */
export function readBody(
  html: string,
  words: PdfWords,
  pictures: PdfPictures = {},
): { blocks: Block[]; notes: string[] } {
  const { tree, notes } = addNotes(parseHtml(html), words, pictures)
  const blocks = readBlocks(cleanTree(tree), { words, pictures })
  return { blocks, notes }
}

/** @throws RichTextError when the title exceeds the limits for stored HTML */
export function readTitle(html: string): Inline[] {
  return readInlines(cleanPhraseTree(parseHtml(html)))
}

/** Inline content between blocks becomes paragraphs. */
function readBlocks(nodes: readonly ElementContent[], source: Source): Block[] {
  const blocks: Block[] = []
  let run: ElementContent[] = []
  const endRun = () => {
    const inlines = readInlines(run)
    if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines })
    run = []
  }
  for (const node of nodes) {
    const block = node.type === 'element' ? readBlock(node, source) : undefined
    if (block) {
      endRun()
      blocks.push(...block)
    } else {
      run.push(node)
    }
  }
  endRun()
  return blocks
}

/** Returns undefined for inline content. */
function readBlock(node: Element, source: Source): Block[] | undefined {
  const latex = readLatex(node)
  switch (node.tagName) {
    case 'p':
      return [{ kind: 'paragraph', inlines: readInlines(node.children) }]
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ kind: 'heading', level: Number(node.tagName[1]), inlines: readInlines(node.children) }]
    case 'ul':
    case 'ol':
      return [readList(node, source)]
    case 'blockquote':
      return [readQuote(node, source)]
    case 'pre':
      return readCode(node, source)
    case 'table':
      return [{ kind: 'table', rows: readRows(node, false, source) }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'figure':
      return readFigure(node, source)
    case 'div':
      return latex === undefined ? undefined : [{ kind: 'formula', latex }]
    default:
      return undefined
  }
}

function readQuote(node: Element, source: Source): Block {
  const callout = readCallout(node)
  const heading = callout === undefined ? {} : { heading: source.words.callouts[callout] }
  return { kind: 'quote', ...heading, blocks: readBlocks(node.children, source) }
}

/**
 * Returns undefined when there is neither figure data nor a picture file. The caller then reads the element's content.
 */
function readFigure(node: Element, { pictures }: Source): Block[] | undefined {
  const figure = storedFigure(node)
  const picture = storedPicture(node)
  const caption = readInlines(listCaption(node))
  if (figure) return [{ kind: 'figure', figure, caption }]
  const file = picture && findFile(pictures, picture.id)
  return file && [{ kind: 'picture', picture, file, caption }]
}

function readList(node: Element, source: Source): Block {
  const { start } = node.properties
  const items = node.children
    .filter((child) => child.type === 'element')
    .map(({ properties, children }) => {
      const { dataChecked } = properties
      return {
        checked: dataChecked === undefined ? undefined : dataChecked === 'true',
        blocks: readBlocks(children, source),
      }
    })
  return { kind: 'list', ordered: node.tagName === 'ol', start: typeof start === 'number' ? start : 1, items }
}

/** Adds a note above an Asymptote figure, because only its source can be shown. */
function readCode(node: Element, source: Source): Block[] {
  const code = node.children.find((child) => child.type === 'element')
  const text = code?.children.map((child) => (child.type === 'text' ? child.value : '')).join('') ?? ''
  const { className } = code?.properties ?? {}
  const isFigure = Array.isArray(className) && className.includes('language-asy')
  const block: Block = { kind: 'code', text: text.replace(/\n$/, '') }
  return isFigure ? [{ kind: 'note', text: source.words.figureSource }, block] : [block]
}

function readRows(node: Element, head: boolean, source: Source): Row[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (child.tagName !== 'tr') return readRows(child, child.tagName === 'thead', source)
    const cells = child.children.filter((cell) => cell.type === 'element').map((cell) => readCell(cell, source))
    return [{ head, cells }]
  })
}

function readCell({ tagName, properties, children }: Element, source: Source): Cell {
  const span = (value: unknown) => (typeof value === 'number' ? value : 1)
  return {
    header: tagName === 'th',
    columns: span(properties['colSpan']),
    rows: span(properties['rowSpan']),
    blocks: readBlocks(children, source),
  }
}

const markStyles: Readonly<Record<string, TextStyle>> = {
  strong: { strong: true },
  em: { emphasis: true },
  u: { underline: true },
  s: { strike: true },
  code: { code: true },
  sub: { shift: 'sub' },
  sup: { shift: 'sup' },
}

/** Flattens sanitized nodes into inline content. Each piece carries the styles of its ancestors. */
function readInlines(nodes: readonly ElementContent[], style: TextStyle = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return node.value === '' ? [] : [{ kind: 'text', text: node.value, style }]
    if (node.type !== 'element') return []
    if (node.tagName === 'br') return [{ kind: 'break' }]
    const latex = readLatex(node)
    if (latex !== undefined) return [{ kind: 'formula', latex, style }]
    const { href } = node.properties
    const link: TextStyle = typeof href === 'string' ? { href } : {}
    return readInlines(node.children, { ...style, ...markStyles[node.tagName], ...link })
  })
}
