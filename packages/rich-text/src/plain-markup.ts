import { elementNames } from './vocabulary.ts'

/**
 * Tags of stored formulas, and of stored elements without attributes. LaTeX in stored HTML contains no quotation mark,
 * so it cannot end its attribute early.
 */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Such HTML contains only formulas and allowed elements without attributes, so it is safe to display as is. It is not
 * parsed, because parsing the hundred bodies of a list takes longer than all other work for the list. Nesting is not
 * checked.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
