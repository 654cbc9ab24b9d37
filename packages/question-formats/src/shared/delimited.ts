/** Matches a stored formula. Sanitized HTML always writes formulas in this form. */
const storedFormula = /<(span|div) data-type="math" data-latex="([^"]*)"><\/\1>/g

/**
 * Converts stored formulas to delimited LaTeX, for programs such as MathJax and Moodle: `\( \)` for inline formulas and
 * `\[ \]` for block formulas.
 */
export function addDelimiters(html: string): string {
  return html.replaceAll(storedFormula, (_element, name: string, attribute: string) => {
    const latex = attribute.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return name === 'div' ? `<p>\\[${latex}\\]</p>` : `\\(${latex}\\)`
  })
}
