import type { Element } from 'hast'
import { element, text, textContent } from '../../node.ts'
import { accentsAbove, accentsBelow, fences, signs } from './signs.ts'
import { fence } from './simplify.ts'

/** The first character of Unicode's private use area, which mathml-to-latex leaves unchanged. */
const firstPlaceholder = 0xe000

/**
 * Placeholders replace difficult symbols in `math`. After conversion, `restore` replaces the placeholders with LaTeX.
 */
export interface Substituted {
  math: Element
  readonly restore: (latex: string) => string
}

/**
 * Replaces parts that mathml-to-latex converts incorrectly (see `signs.ts`) with placeholders.
 * @param math simplified MathML
 * @param convert converts the base of a script that is itself a script or a fraction. The library would add parentheses
 * to it.
 */
export function substituteSigns(math: Element, convert: (base: Element) => string): Substituted {
  const commands: string[] = []
  const hold = (latex: string): Element => {
    const known = commands.indexOf(latex)
    const index = known < 0 ? commands.push(latex) - 1 : known
    return element('mi', {}, [text(String.fromCodePoint(firstPlaceholder + index))])
  }
  const visit = (node: Element): Element => {
    const latex = readLeaf(node)
    if (latex !== undefined) return hold(latex)
    const [base, script] = node.children.filter((child) => child.type === 'element')
    const accent = base && script && readAccent(node, base, script)
    if (base && accent) return element(node.tagName, {}, [visit(base), hold(accent)])
    const isGrouped = base !== undefined && scriptNames.has(node.tagName) && needsBraces(base)
    const children = node.children.map((child) => {
      if (child.type !== 'element') return child
      return isGrouped && child === base ? hold(`{${convert(base)}}`) : visit(child)
    })
    return element(node.tagName, node.properties, children)
  }
  return { math: visit(math), restore: (latex) => restoreCommands(latex, commands) }
}

function readLeaf(node: Element): string | undefined {
  if (node.tagName !== 'mo' && node.tagName !== 'mi') return undefined
  const character = textContent(node).trim()
  const side = node.properties[fence]
  if (side !== undefined) return `\\${String(side)}${fences[character] ?? character}`
  return Object.hasOwn(signs, character) ? signs[character] : undefined
}

/** Returns the accent command that replaces `\overset` or `\underset`, or undefined for any other script. */
function readAccent(node: Element, base: Element, script: Element): string | undefined {
  const character = textContent(script).trim()
  if (node.tagName === 'munder') return accentsBelow[character]
  if (node.tagName !== 'mover' || !Object.hasOwn(accentsAbove, character)) return undefined
  const [letter, longer] = accentsAbove[character] ?? []
  return Array.from(textContent(base).trim()).length === 1 ? letter : longer
}

const scriptNames: ReadonlySet<string> = new Set(['msub', 'msup', 'msubsup'])

function needsBraces(base: Element): boolean {
  if (scriptNames.has(base.tagName) || base.tagName === 'mfrac') return true
  if (base.tagName !== 'mrow' && base.tagName !== 'mstyle') return false
  const parts = base.children.filter((child) => child.type === 'element')
  const [first] = parts
  if (parts.length === 1) return first !== undefined && needsBraces(first)
  return first?.tagName !== 'mo' || !Object.hasOwn(fences, textContent(first).trim())
}

function restoreCommands(latex: string, commands: readonly string[]): string {
  return commands.reduce((restored, command, index) => {
    const placeholder = String.fromCodePoint(firstPlaceholder + index)
    return restored
      .replaceAll(new RegExp(`\\\\(?:over|under)set\\{${placeholder}\\}`, 'g'), () => command)
      .replaceAll(placeholder, () => (/[A-Za-z]$/.test(command) ? `${command} ` : command))
  }, latex)
}
