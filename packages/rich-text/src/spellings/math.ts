import type { Element } from 'hast'
import { toTextCommand } from '../latex-source.ts'
import { mathElement } from '../math.ts'
import { isFlat, sourceElement } from '../mathml-source.ts'
import { findElement, hasClass, stringProperty, textContent } from '../node.ts'

/** Converts a `<math>` element that has no LaTeX annotation. Returns undefined if that is not possible. */
export type MathmlReader = (math: Element) => string | undefined

const inlineTypes: ReadonlySet<unknown> = new Set(['inline-math', 'math-inline', 'math_inline'])
const blockTypes: ReadonlySet<unknown> = new Set(['block-math', 'math-block', 'math_block'])

/**
 * Converts a formula from an editor or renderer. Returns undefined for any other element. Supports our own editor,
 * Tiptap and Milkdown, KaTeX and MathJax output, MathJax 2 scripts, and MathML.
 */
export function convertFormula(node: Element, readMathml: MathmlReader): Element | undefined {
  const { dataType } = node.properties
  if (dataType === 'math') return mathElement(readSource(node), node.tagName === 'div')
  if (inlineTypes.has(dataType)) return mathElement(readSource(node), false)
  if (blockTypes.has(dataType)) return mathElement(readSource(node), true)
  if (node.tagName === 'script') return scriptFormula(node)
  if (node.tagName === 'math') return mathFormula(node, node.properties['display'] === 'block', readMathml)
  if (node.tagName === 'mjx-container') return drawnFormula(node, node.properties['display'] === 'true', readMathml)
  if (hasClass(node, 'katex-display')) return drawnFormula(node, true, readMathml)
  if (hasClass(node, 'katex')) return drawnFormula(node, false, readMathml)
  return undefined
}

function readSource(node: Element): string {
  return stringProperty(node, 'dataLatex') ?? stringProperty(node, 'dataValue') ?? textContent(node)
}

/** Converts `<script type="math/tex">`. `mode=display` marks a block formula. */
function scriptFormula(script: Element): Element | undefined {
  const type = String(script.properties['type'])
  return type.startsWith('math/tex') ? mathElement(textContent(script), type.includes('mode=display')) : undefined
}

/** Renderers also output the formula as MathML, for screen readers. */
function drawnFormula(node: Element, block: boolean, readMathml: MathmlReader): Element | undefined {
  const math = findElement(node, ({ tagName }) => tagName === 'math')
  return math && mathFormula(math, block, readMathml)
}

/**
 * Converts a `<math>` element. If it cannot be converted, uses its plain text if `isFlat`, or else shows its source.
 */
function mathFormula(math: Element, block: boolean, readMathml: MathmlReader): Element {
  const latex = carriedLatex(math) || readMathml(math)
  if (latex) return mathElement(latex, block)
  return isFlat(math) ? mathElement(toTextCommand(textContent(math)), block) : sourceElement(math)
}

/** Renderers store the LaTeX source in an annotation. */
function carriedLatex(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ tagName, properties }) => tagName === 'annotation' && properties['encoding'] === 'application/x-tex',
  )
  return annotation && textContent(annotation)
}
