// Clean HTML has one spelling and escapes `<` in text and LaTeX, so its tags can be found by string search.

/** Wraps the tables of clean HTML in scrollable elements, and marks its links as not endorsed. */
export function readingMarkup(clean: string): string {
  return clean
    .replaceAll('<table>', '<div class="rich-text-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<a href', '<a rel="noopener nofollow ugc" href')
}

/** Returns whether clean HTML contains a formula. */
export function hasFormulas(clean: string): boolean {
  return clean.includes('data-type="math"')
}
