import type { Element, Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { MathMLToLaTeX } from 'mathml-to-latex'
import { checkFormula, renderMathml } from '../../formula.ts'
import { element } from '../../node.ts'
import { parseHtml } from '../../parse.ts'
import { simplifyMathml } from './simplify.ts'
import { substituteSigns } from './substitute.ts'

/**
 * Compares what LaTeX and MathML show: their characters, and the number of fractions, roots and rows. Order is ignored,
 * because LaTeX orders scripts before a letter differently. Invisible operators, white space and lookalike characters
 * are ignored too.
 * @throws Error (KaTeX's ParseError)
 */
function rendersEqually(simplified: Element, latex: string): boolean {
  return summarize(simplified) === summarize(parseHtml(renderMathml(latex, true)))
}

/** Elements that change a formula's meaning but add no characters to it. */
const shapes: ReadonlySet<string> = new Set(['mfrac', 'msqrt', 'mroot', 'mtr', 'menclose'])

function summarize(tree: Nodes): string {
  const found: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'text') for (const character of readCharacters(node.value)) found.push(character)
    if (!('children' in node)) return
    if (node.type === 'element') {
      if (node.tagName === 'mphantom' || node.tagName === 'annotation') return
      if (shapes.has(node.tagName)) found.push(`${node.tagName} ${String(node.properties['notation'] ?? '')}`)
    }
    for (const child of node.children) walk(child)
  }
  walk(tree)
  return found.sort().join(' ')
}

/** Groups of characters that look alike. For comparison, each character is replaced with the first of its group. */
const alike = [
  ...['-−–‐‑', "'′ʹ’", '"″', '*∗', ':∶', '·⋅∙', '|∣❘ǀ', '‖∥', '⟨〈〈', '⟩〉〉', '~∼', '^ˆ\u0302∧', '~˜\u0303'],
  ...['¯‾―_ˉ\u0304\u0305\u0332', '→⃗\u20D7', '.˙\u0307', '¨\u0308', 'ˇ\u030C', '˘\u0306', '´ˊ\u0301', '`ˋ\u0300'],
  ...['°˚∘\u030A', 'Δ∆', '∑Σ', '∏Π', '⊥⟂', '△∆', '◦∘'],
]
const standIns = new Map(alike.flatMap(([first = '', ...others]) => others.map((other) => [other, first])))

function readCharacters(text: string): string[] {
  const characters = Array.from(text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))
  return characters.flatMap(standIn).flatMap((character) => Array.from(character.normalize('NFKD')).flatMap(standIn))
}

function standIn(character: string): string {
  return standIns.get(character) ?? character
}

/**
 * Returns undefined if the conversion fails, if KaTeX rejects the result, or if the result would show different
 * content.
 */
export function latexFromMathml(math: Element): string | undefined {
  try {
    const simple = simplifyMathml(math)
    const latex = convert(simple)
    return [addFunctionNames(latex), latex].find(
      (each) => each !== '' && checkFormula(each) === undefined && rendersEqually(simple, each),
    )
  } catch {
    return undefined
  }
}

function convert(simple: Element): string {
  const { math, restore } = substituteSigns(simple, (base) => convert(element('math', {}, [base])))
  return restore(MathMLToLaTeX.convert(asXml(math)))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Closes every tag, because the library parses XML. */
function asXml(math: Element): string {
  return toHtml(math, { space: 'svg' }).replaceAll('\u00A0', ' ')
}

/** Adds the backslash that the library omits from function names. Otherwise, KaTeX would typeset `sin` as a product. */
function addFunctionNames(latex: string): string {
  return latex.replaceAll(
    /(?<![\\A-Za-z])(arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot|log|ln|exp|lim|max|min|gcd|det)(?![A-Za-z])/g,
    '\\$1',
  )
}
