/** A formula as it is stored: cleaned HTML has no other spelling of it. */
const storedFormula = /<(span|div) data-type="math" data-latex="([^"]*)"><\/\1>/g

/**
 * Stored HTML for programs that do not know our formulas: with LaTeX in `\( \)`, and in `\[ \]` between lines, as
 * MathJax and Moodle read it.
 */
export function addDelimiters(html: string): string {
  return html.replaceAll(storedFormula, (_element, name: string, attribute: string) => {
    const latex = attribute.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return name === 'div' ? `<p>\\[${latex}\\]</p>` : `\\(${latex}\\)`
  })
}
