import type { Element } from 'hast'
import { mathElement } from '../maths.ts'
import { findElement, hasClass, stringProperty, textContent } from '../node.ts'

/** Reads a `<math>` element that does not carry its LaTeX; undefined where it cannot. */
export type MathmlReader = (math: Element) => string | undefined

const inlineTypes: ReadonlySet<unknown> = new Set(['inline-math', 'math-inline', 'math_inline'])
const blockTypes: ReadonlySet<unknown> = new Set(['block-math', 'math-block', 'math_block'])

/**
 * A formula in the spelling of another editor or renderer, as it is stored; undefined for anything else.
 * Known are our own, Tiptap's and Milkdown's elements, what KaTeX and MathJax draw, MathJax 2's scripts, and MathML.
 */
export function foreignFormula(node: Element, readMathml: MathmlReader): Element | undefined {
  const { dataType } = node.properties
  if (dataType === 'math') return mathElement(readSource(node), node.tagName === 'div')
  if (inlineTypes.has(dataType)) return mathElement(readSource(node), false)
  if (blockTypes.has(dataType)) return mathElement(readSource(node), true)
  if (node.tagName === 'script') return scriptFormula(node)
  if (node.tagName === 'math') return mathElement(readMath(node, readMathml), node.properties['display'] === 'block')
  if (node.tagName === 'mjx-container') return drawnFormula(node, node.properties['display'] === 'true', readMathml)
  if (hasClass(node, 'katex-display')) return drawnFormula(node, true, readMathml)
  if (hasClass(node, 'katex')) return drawnFormula(node, false, readMathml)
  return undefined
}

function readSource(node: Element): string {
  return stringProperty(node, 'dataLatex') ?? stringProperty(node, 'dataValue') ?? textContent(node)
}

/** `<script type="math/tex; mode=display">` */
function scriptFormula(script: Element): Element | undefined {
  const type = String(script.properties['type'])
  return type.startsWith('math/tex') ? mathElement(textContent(script), type.includes('mode=display')) : undefined
}

/** What a renderer has drawn holds the formula once more as MathML, for screen readers. */
function drawnFormula(node: Element, block: boolean, readMathml: MathmlReader): Element | undefined {
  const math = findElement(node, ({ tagName }) => tagName === 'math')
  return math && mathElement(readMath(math, readMathml), block)
}

function readMath(math: Element, readMathml: MathmlReader): string {
  return carriedLatex(math) || readMathml(math) || asText(textContent(math))
}

/** Renderers leave the LaTeX that they were given in an annotation. */
function carriedLatex(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ tagName, properties }) => tagName === 'annotation' && properties['encoding'] === 'application/x-tex',
  )
  return annotation && textContent(annotation)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}

/** Better its characters in a row than no formula at all. */
function asText(characters: string): string {
  const words = characters.replaceAll(/\s+/g, ' ').trim()
  return words && `\\text{${words.replaceAll(/[\\^~{}$%&#_]/g, (special) => escapes[special] ?? `\\${special}`)}}`
}
