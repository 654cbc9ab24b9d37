import type { Element, Nodes } from 'hast'
import { renderMathml } from '../../formula.ts'
import { parseHtml } from '../../parse.ts'

/**
 * Returns whether LaTeX shows what the MathML shows: the same characters, and as many fractions, roots and rows. Their
 * order is not compared, because the scripts before a letter stand elsewhere in LaTeX. Differences that no reader sees
 * do not count: invisible operators, white space, and the several characters of one accent or bracket.
 * @throws Error (KaTeX's ParseError)
 */
export function showsTheSame(simplified: Element, latex: string): boolean {
  return summarise(simplified) === summarise(parseHtml(renderMathml(latex, true)))
}

/** Elements that show no characters, but change what the others mean. */
const shapes: ReadonlySet<string> = new Set(['mfrac', 'msqrt', 'mroot', 'mtr', 'menclose'])

function summarise(tree: Nodes): string {
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

/** Groups of characters that look alike, each written as its first one. */
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
