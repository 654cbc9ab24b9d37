/**
 * Matches a formula that fits on a phone's line, with the opening punctuation before it and the closing punctuation
 * after it. Sanitized HTML always represents formulas the same way, so a regular expression is enough.
 */
const formula =
  /(?<open>[([（「『“‘]?)<span data-type="math" data-latex="[^"]{0,30}"><\/span>(?<close>[,.;:!?)\]%，。、；：！？）」』”’]*)/gu

/** Keeps punctuation on the same line as its formula. Browsers break lines on both sides of a formula. */
export function joinPunctuation(clean: string): string {
  return clean.replaceAll(formula, (whole, open: string, close: string) =>
    open + close === '' ? whole : `<span class="rich-text-joined">${whole}</span>`,
  )
}
