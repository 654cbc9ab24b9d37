import { elementNames } from './vocabulary.ts'

/** Elements that are stored, without attributes, and stored formulas. What stands between the quotes stays an attribute. */
const tag = `</?(?:${elementNames.join('|')})>|<(?:span|div) data-type="math" data-latex="[^"]*">`
const plainMarkup = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`)

/**
 * Whether HTML holds nothing but elements of the allow-list without attributes, and formulas, so that it is safe to show
 * without being cleaned again. Told at a glance: parsing a list's hundred bodies takes longer than all else about it.
 * Whether each element stands where it may is not asked.
 */
export function isPlainMarkup(html: string): boolean {
  return plainMarkup.test(html)
}
