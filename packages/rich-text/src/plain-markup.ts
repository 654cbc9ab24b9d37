import { elementNames } from './vocabulary.ts'

/**
 * Matches the tags of stored elements without attributes, and of stored formulas. The LaTeX cannot contain a quotation
 * mark, so it cannot end its attribute early.
 */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Returns whether HTML contains only formulas and allow-list elements without attributes. Such HTML is safe to display
 * without cleaning it again. It does not parse the HTML, because parsing the hundred bodies of a list takes longer than
 * all other work for the list. It does not check whether elements are nested correctly.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
