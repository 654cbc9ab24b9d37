import { elementNames } from './vocabulary.ts'

/**
 * Matches the tag of a stored formula, or of a stored element without attributes. A quotation mark always ends the
 * attribute, because LaTeX in stored HTML contains none.
 */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Returns whether HTML contains only formulas and allowed elements without attributes, and is therefore safe to display
 * as is. Uses no parser, because parsing the hundred bodies of a list takes longer than all other work for the list.
 * Does not check nesting.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
