/** Matches a stored formula. Cleaned HTML has only this form of it. */
const storedFormula = /<(span|div) data-type="math" data-latex="([^"]*)"><\/\1>/g

/**
 * Converts stored formulas to LaTeX in delimiters, for programs such as MathJax and Moodle: `\( \)` for inline and
 * `\[ \]` for block formulas.
 */
export function addDelimiters(html: string): string {
  return html.replaceAll(storedFormula, (_element, name: string, attribute: string) => {
    const latex = attribute.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return name === 'div' ? `<p>\\[${latex}\\]</p>` : `\\(${latex}\\)`
  })
}
