/**
 * Matches a formula with the opening punctuation before it and the closing punctuation after it. Sanitized HTML always
 * represents formulas the same way, so a regular expression is enough.
 */
const formula =
  /([([（「『“‘]?)<span data-type="math" data-latex="([^"]{0,60})"><\/span>([,.;:!?)\]%，。、；：！？）」』”’]*)/gu

/** The maximum length of a formula that fits on one line of a list on a phone, together with its punctuation. */
const longestFormula = 12

/**
 * Keeps punctuation on the same line as a short formula, because browsers also break lines between a formula and
 * punctuation. Leaves long formulas as they are, so that they can wrap.
 */
export function joinPunctuation(clean: string): string {
  return clean.replaceAll(formula, (whole, open: string, latex: string, close: string) =>
    open + close === '' || countSigns(latex) > longestFormula
      ? whole
      : `<span class="rich-text-joined">${whole}</span>`,
  )
}

/** Estimates the number of visible characters in a formula. */
function countSigns(latex: string): number {
  return latex.replaceAll(/\\[a-z]+/gi, 'x').replaceAll(/[\s{}^_]/g, '').length
}
