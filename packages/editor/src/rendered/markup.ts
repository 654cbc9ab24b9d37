// What cleaning writes has one spelling, so its tags can be found as text: a `<` in words or LaTeX is escaped there.

/** Clean HTML with what only reading needs: tables that scroll on their own, links that vouch for nothing. */
export function readingMarkup(clean: string): string {
  return clean
    .replaceAll('<table>', '<div class="rich-text-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<a href', '<a rel="noopener nofollow ugc" href')
}

/** Whether clean HTML holds a formula. */
export function hasFormulas(clean: string): boolean {
  return clean.includes('data-type="math"')
}
