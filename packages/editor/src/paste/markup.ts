export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** As in stored HTML. */
export function formulaMarkup(latex: string, block: boolean): string {
  const tag = block ? 'div' : 'span'
  return `<${tag} data-type="math" data-latex="${escapeHtml(latex)}"></${tag}>`
}

export function preformatted(source: string, language: string): string {
  return `<pre><code class="language-${language}">${escapeHtml(source)}</code></pre>`
}

/** Parses HTML in a separate document, where no script runs and nothing loads. */
export function parseBody(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  // `querySelector` also works if a form named `body` shadows the `body` property.
  return parsed.querySelector('body') ?? parsed.body
}
