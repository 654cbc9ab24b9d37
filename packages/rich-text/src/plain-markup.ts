import { elementNames } from './vocabulary.ts'

/** Tags of stored elements without attributes, and of stored formulas. Text in the quotes cannot end the attribute. */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Returns whether HTML contains only allow-list elements without attributes, and formulas, so that it is safe to
 * display without cleaning it again. It does not parse, because parsing the hundred bodies of a list takes longer than
 * all other work for the list. It does not check whether elements are nested correctly.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
