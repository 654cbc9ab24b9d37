export const markNames: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code'])

/** Maps the inline elements of other editors and old HTML to the marks that we store instead. */
export const markSpellings: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

export const headingNames: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * The names of all stored elements. In stored HTML, every `span` and `div` is a formula. While HTML is being cleaned, a
 * `div` that is not a formula separates blocks.
 */
export const elementNames: readonly string[] = [
  ...markNames,
  ...headingNames,
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['figure', 'img', 'figcaption'],
  ...['span', 'div'],
]

/**
 * Block elements that are not stored. They become a `div`, which still separates text. Figures without valid data also
 * become a `div`.
 */
export const blockSpellings: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'body', 'center', 'details', 'dd', 'dialog', 'dir', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'html', 'legend', 'main', 'menu', 'nav'],
  ...['search', 'section', 'summary', 'caption', 'tfoot', 'colgroup'],
])

/**
 * Elements that are dropped together with their content, because the content is not meant for readers or is not HTML.
 */
export const hiddenNames: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'iframe', 'object', 'embed', 'applet', 'noembed'],
  ...['noframes', 'frameset', 'svg', 'math', 'canvas', 'audio', 'video', 'map', 'select', 'datalist', 'textarea'],
  ...['xmp', 'plaintext', 'button', 'progress', 'meter', 'rp', 'rt'],
]
