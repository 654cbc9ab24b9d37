import type { Element, ElementContent } from 'hast'
import { renderMathml } from '../formula.ts'
import { findElement, textContent } from '../node.ts'
import { parseHtml } from '../parse.ts'
import { type Item, isRelation, join } from './join.ts'
import { addAccent, group, subscript, superscript } from './scripts.ts'

/**
 * The maximum length of LaTeX that is converted, in UTF-16 code units. Converting a longer formula would delay all
 * later work.
 */
const longestSource = 10_000

/**
 * Converts a formula to one line of Unicode text, as people type math in messages: `ΣF = ma`, `(−b ± √(b² −
 * 4ac))/(2a)`. Used for screen readers, titles and copied text. Returns the LaTeX if KaTeX cannot parse it.
 */
export function readFormula(latex: string): string {
  if (latex.length > longestSource) return latex
  try {
    const math = findElement(parseHtml(renderMathml(latex, true)), ({ tagName }) => tagName === 'math')
    return (math && readRow(math.children).trim()) || latex
  } catch {
    return latex
  }
}

function readRow(children: readonly ElementContent[]): string {
  return join(children.flatMap(listItems))
}

/** Elements that only group their children. */
const rows: ReadonlySet<string> = new Set([
  'mrow',
  'mstyle',
  'mpadded',
  'semantics',
  'menclose',
  'merror',
  'math',
  'mtd',
])

function listItems(node: ElementContent): Item[] {
  if (node.type !== 'element') return []
  if (rows.has(node.tagName)) return node.children.flatMap(listItems)
  if (node.tagName === 'mo') return [{ kind: 'sign', text: isPlain(node) ? clean(node) : readRow(node.children) }]
  // KaTeX wraps a letter with something above or below it, such as `\\overset`.
  if (node.tagName === 'mi' && !isPlain(node)) return node.children.flatMap(listItems)
  if (node.tagName === 'mtext') return [{ kind: 'words', text: textContent(node).replaceAll(/[\s\u00A0]+/g, ' ') }]
  if (node.tagName === 'mspace') return readSpace(node)
  if (node.tagName === 'mphantom' || node.tagName === 'annotation') return []
  const text = readShape(node)
  if (node.tagName === 'mfrac' && !isBinomial(node)) return [{ kind: 'operand', text, beside: `(${text})` }]
  if (node.tagName === 'msqrt' || node.tagName === 'mroot') return [{ kind: 'operand', text, beside: closeRoot(text) }]
  // An arrow in a chemical equation is a relation, even if there are conditions above or below it.
  return [{ kind: isRelation(text) ? 'sign' : 'operand', text }]
}

function isPlain({ children }: Element): boolean {
  return !children.some(({ type }) => type === 'element')
}

/** Wraps the radicand in parentheses. */
function closeRoot(root: string): string {
  const start = root.search(/[√∛∜]/u) + 1
  return root.startsWith('(', start) ? root : `${root.slice(0, start)}(${root.slice(start)})`
}

function readSpace({ properties }: Element): Item[] {
  return Number.parseFloat(String(properties['width'] ?? '')) >= 0.5 ? [{ kind: 'words', text: ' ' }] : []
}

function clean(node: Element): string {
  const text = textContent(node).replaceAll(/[\s\u00A0\u2062-\u2064\u200B]/g, '')
  return text === '∣' ? '|' : text
}

function readShape(node: Element): string {
  const parts = node.children.filter((child) => child.type === 'element')
  const [first = '', second = '', third = ''] = parts.map((part) => readRow([part]).trim())
  const [one = '', other = ''] = parts.map((part) => readGroup(part))
  switch (node.tagName) {
    case 'mi':
      return readLetter(node)
    case 'mfrac':
      return isBinomial(node) ? `${first}; ${second}` : `${one}/${other}`
    case 'msqrt':
      return `√${parts.length === 1 ? one : group(readRow(node.children).trim())}`
    case 'mroot':
      return `${roots[second] ?? `${superscript(compact(second))}√`}${one}`
    case 'msup':
      return `${one}${superscript(compact(second))}`
    case 'msub':
      return `${one}${subscript(compact(second))}`
    case 'msubsup':
      return `${one}${subscript(compact(second))}${superscript(compact(third))}`
    case 'munder':
      return addAccent(first, second) ?? `${one}${subscript(compact(second))}`
    case 'mover':
      return addAccent(first, second) ?? `${one}${superscript(compact(second))}`
    case 'munderover':
      return `${one}${subscript(compact(second))}${superscript(compact(third))}`
    case 'mtable':
      return readTable(parts)
    default:
      return clean(node) || readRow(node.children)
  }
}

const tokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext'])

/** Adds parentheses, unless the element is a single letter, number, sign or word. */
function readGroup(node: Element): string {
  const text = readRow([node]).trim()
  return isToken(node) ? text : group(text)
}

/** Ignores invisible operators beside the token. */
function isToken(node: Element): boolean {
  if (tokens.has(node.tagName) && isPlain(node)) return true
  if (!rows.has(node.tagName) && !tokens.has(node.tagName)) return false
  const visible = node.children.filter((child) => child.type === 'element' && textContent(child) !== '\u2061')
  const [only, ...others] = visible
  return only?.type === 'element' && others.length === 0 && isToken(only)
}

const roots: Readonly<Record<string, string>> = { '3': '∛', '4': '∜' }

const doubleStruck: Readonly<Record<string, string>> = { C: 'ℂ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }

function readLetter(node: Element): string {
  const letter = clean(node)
  return node.properties['mathvariant'] === 'double-struck' ? (doubleStruck[letter] ?? letter) : letter
}

function isBinomial({ properties }: Element): boolean {
  return Number.parseFloat(String(properties['linethickness'] ?? '1')) === 0
}

/** Removes spaces around operators in exponents and indices. */
function compact(text: string): string {
  return text.replaceAll(/(?<=[^\p{L}]) | (?=[^\p{L}])/gu, '')
}

function readTable(rows: readonly Element[]): string {
  return rows
    .map((row) =>
      row.children
        .map((cell) => readRow([cell]).trim())
        .filter((cell) => cell !== '')
        .join(' '),
    )
    .filter((row) => row !== '')
    .join('; ')
}
