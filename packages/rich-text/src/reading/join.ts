/**
 * Part of a formula that is written on one line: an operator or bracket, text with its own spaces, or anything else.
 */
export interface Item {
  kind: 'sign' | 'words' | 'operand'
  text: string
  /**
   * Replaces `text` next to another operand, because a reader would otherwise mistake that operand for a part of the
   * denominator or radicand.
   */
  beside?: string
}

/** Relations and arrows have a space on both sides. */
const relations = /^(?:[=≠<>≤≥≦≧⩽⩾≪≫≈≃≅≡∼∝∈∉∋⊂⊆⊃⊇⊥→←↔⇒⇐⇔↦⟶⟵⟹⟺⇌∴∵]|:=)$/
/** An arrow may have text above or below it. */
export function isRelation(text: string): boolean {
  return relations.test(text) || /^[→←↔⇌⟶⟵⇒⇐]/.test(text)
}

/** Operators that have a space on both sides between two operands, but none before a single operand, as in −2. */
const operations = /^[+\-−±∓×÷⋅·∗∩∪∧∨⊕⊗∖∘]$/
const opening = /^[([{⟨⌈⌊]$/
const functionApplication = '\u2061'

export function join(items: readonly Item[]): string {
  let line = ''
  let afterOperand = false
  let afterFunction = false
  for (const [index, item] of items.entries()) {
    const { kind } = item
    const text = chooseText(item, line, items[index + 1])
    if (text === '') continue
    if (text === functionApplication) {
      afterFunction = true
      continue
    }
    const isOpening = kind === 'sign' && opening.test(text)
    if (afterFunction && !isOpening) line += ' '
    afterFunction = kind === 'operand' && takesArgument.test(text)
    if (kind === 'sign' && (isRelation(text) || (operations.test(text) && afterOperand))) line += ` ${text} `
    else if (kind === 'sign' && /^[,;]$/.test(text)) line += isInNumber(line, items[index + 1]) ? text : `${text} `
    else if (needsSpace(line, text)) line += ` ${text}`
    else line += text
    afterOperand = kind !== 'sign' || /^[)\]}⟩⌉⌋!′%°|∥]$/.test(text)
  }
  return line.replaceAll(/ {2,}/g, ' ').replaceAll(/ (?=[,;)\]}])/g, '')
}

function chooseText({ text, beside }: Item, line: string, next: Item | undefined): string {
  if (beside === undefined) return text
  const isMixedNumber = /\d$/.test(line) && /^\d+\/\d+$/.test(text)
  if (isMixedNumber && !isFactor(next)) return ` ${text}`
  const isAfterFactor = text.includes('/') && /[\p{L}\p{N})\]}]$/u.test(line)
  return isAfterFactor || isFactor(next) ? beside : text
}

function isFactor(item: Item | undefined): boolean {
  return item !== undefined && (item.kind === 'operand' || (item.kind === 'sign' && opening.test(item.text)))
}

/** Returns whether a comma between the line and the next item separates the digit groups of a number, as in `1,000`. */
function isInNumber(line: string, next: Item | undefined): boolean {
  return /\d$/.test(line) && /^\d{3}(?!\d)/.test(next?.text ?? '')
}

const functionNames = /^(?:(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?|log|ln|lg|exp|lim|max|min|gcd|det)(?![a-z])/
/** Matches a function or large operator, with or without an index, exponent or limits. */
const takesArgument = /^(?:(?:sin|cos|tan|cot|sec|csc|log|ln|lg|lim|max|min)(?![a-z])|[∑∏∫∬∭∮⋃⋂])/

/** Returns whether a space must separate a function name from the letter or number before it. */
function needsSpace(line: string, text: string): boolean {
  return functionNames.test(text) && /[\p{L}\p{N}]$/u.test(line)
}
