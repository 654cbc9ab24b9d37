function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A formula in the spelling of stored HTML. */
export function formulaMarkup(latex: string, block: boolean): string {
  const tag = block ? 'div' : 'span'
  return `<${tag} data-type="math" data-latex="${escaped(latex)}"></${tag}>`
}

export function preformatted(source: string, language: string): string {
  return `<pre><code class="language-${language}">${escaped(source)}</code></pre>`
}
