import { readFigureJson, writeFigureJson } from '@pathwise/rich-text/figure'
import { checkFormula } from '@pathwise/rich-text/formula'
import type { Element } from 'hast'
import type { Nodes, Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { z } from 'zod'

export interface Rendered {
  html: string
  /** The plain text: formulas as LaTeX, figures as alt text, and white space between blocks and cells. */
  text: string
  /** The LaTeX of all formulas, in document order. */
  formulas: string[]
}

type NodeType = Nodes['type']

const inQuestions: readonly NodeType[] = [
  ...(['root', 'paragraph', 'text', 'emphasis', 'strong', 'break', 'inlineCode', 'inlineMath', 'math'] as const),
  ...(['list', 'listItem', 'blockquote', 'code', 'table', 'tableRow', 'tableCell'] as const),
]

/** The node types allowed in questions and in the library. The library allows more, because its texts are longer. */
const vocabularies = {
  question: new Set(inQuestions),
  content: new Set<NodeType>([...inQuestions, 'heading', 'link', 'delete', 'thematicBreak']),
} as const
type Vocabulary = keyof typeof vocabularies
const places = { question: 'a question', content: 'the library' } as const satisfies Record<Vocabulary, string>

/** The language of code blocks that contain a figure in YAML. */
const figureLanguage = 'figure'

const parser = unified().use(remarkParse).use(remarkMath).use(remarkGfm).freeze()
const renderer = unified()
  .use(remarkRehype, {
    handlers: {
      break: () => element('br'),
      inlineMath: (_state: unknown, node: { value: string }) => mathElement('span', node.value),
      math: (_state: unknown, node: { value: string }) => mathElement('div', node.value),
    },
  })
  .use(rehypeStringify)
  .freeze()

/**
 * Renders Markdown to HTML as the editor stores it.
 * @throws Error naming the disallowed node type or invalid formula
 */
export function renderMarkdown(markdown: string, vocabulary: Vocabulary = 'question'): Rendered {
  return renderTree(parser.parse(markdown), vocabulary)
}

/** Modifies the tree in place. @throws Error like `renderMarkdown` */
function renderTree(tree: Root, vocabulary: Vocabulary): Rendered {
  const formulas: string[] = []
  liftFigures(tree)
  visit(tree, (node) => {
    const mistake = nodeMistake(node, vocabulary)
    if (mistake) throw new Error(mistake)
    if (node.type === 'inlineMath' || node.type === 'math') formulas.push(node.value)
    // Source line breaks are not rendered, and the editor does not store column alignment.
    if (node.type === 'text') node.value = node.value.replaceAll(/\s*\n\s*/g, ' ')
    if (node.type === 'table') node.align = null
    if (node.type === 'delete') node.data = { hName: 's' }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      node.data = { hProperties: { dataChecked: String(node.checked) } }
      node.checked = null
    }
  })
  return { html: stringify(tree), text: plainText(tree), formulas }
}

/**
 * Renders a single paragraph without `<p>`, for use in a label.
 * @throws Error like `renderMarkdown`, or if there is more or less than one paragraph
 */
export function renderPhrase(markdown: string): Rendered {
  const tree = parser.parse(markdown)
  if (tree.children.length !== 1 || tree.children[0]?.type !== 'paragraph') throw new Error('must be one paragraph')
  const rendered = renderTree(tree, 'question')
  return { ...rendered, html: rendered.html.replace(/^<p>/, '').replace(/<\/p>$/, '') }
}

function stringify(tree: Root): string {
  return renderer.stringify(renderer.runSync(tree)).trim()
}

/** Turns YAML code blocks of the language `figure` into figures. @throws Error describing the mistake */
function liftFigures(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== figureLanguage || !parent || index === undefined) return
    const read = readFigureJson(JSON.stringify({ v: 1, ...z.record(z.string(), z.unknown()).parse(parse(node.value)) }))
    if ('mistake' in read) throw new Error(`figure: ${read.mistake}`)
    const data = { hName: 'figure', hProperties: { dataFigure: writeFigureJson(read.figure) }, alt: read.figure.alt }
    parent.children[index] = { type: 'paragraph', data, children: [] }
  })
}

function mathElement(tagName: 'span' | 'div', latex: string): Element {
  return element(tagName, { dataType: 'math', dataLatex: latex })
}

function element(tagName: string, properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children: [] }
}

function nodeMistake(node: Nodes, vocabulary: Vocabulary): string | undefined {
  if (!vocabularies[vocabulary].has(node.type)) return `${node.type} is not allowed in ${places[vocabulary]}`
  if (node.type === 'inlineMath' || node.type === 'math') return findFormulaMistake(node.value)
  if (node.type === 'text' && /\\[A-Za-z]/.test(node.value)) return `LaTeX outside a formula: ${node.value.trim()}`
  return undefined
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'paragraph' && node.data && 'alt' in node.data) return String(node.data.alt)
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return ''
  return node.children
    .map(plainText)
    .join(separators[node.type] ?? '')
    .trim()
}

const separators: Partial<Record<Nodes['type'], string>> = {
  root: '\n',
  list: '\n',
  listItem: '\n',
  blockquote: '\n',
  table: '\n',
  tableRow: ' ',
}

/** Returns what is wrong with a formula, if anything: a KaTeX error, or prose between two dollar signs. */
export function findFormulaMistake(latex: string): string | undefined {
  const refusal = checkFormula(latex, { strict: true })
  if (refusal !== undefined) return `formula ${latex}: ${refusal}`
  const outsideText = latex
    .replaceAll(/\\(text|textbf|mathrm|operatorname)\s*\{[^{}]*\}/g, ' ')
    .replaceAll(/\\[A-Za-z]+/g, ' ')
  if (/[A-Za-z]{3,}\s+[A-Za-z]{2,}/.test(outsideText)) {
    return `formula reads like prose; write a dollar sign as \\$: ${latex}`
  }
  return undefined
}
