import { elementNames } from './vocabulary.ts'

/**
 * Matches the tags of stored formulas, and of stored elements that have no attributes. The LaTeX cannot contain a
 * quotation mark, so it cannot end its attribute early.
 */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Returns whether HTML contains only formulas and allow-list elements that have no attributes. Such HTML is safe to
 * display without cleaning it again. The HTML is not parsed, because parsing the hundred bodies of a list takes longer
 * than everything else done for the list. The nesting of elements is not checked.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
