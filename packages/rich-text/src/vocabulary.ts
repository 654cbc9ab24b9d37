/** Marks, as they are stored. */
export const markNames: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code'])

/** Marks of other editors and of old HTML. */
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

/** Every element that is stored. `span` and `div` are formulas there; within this package, any `div` parts blocks. */
export const elementNames: readonly string[] = [
  ...markNames,
  ...headingNames,
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['span', 'div'],
]

/** Elements that a browser sets on lines of their own: where they are not stored, their borders still part the text. */
export const blockSpellings: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'body', 'center', 'details', 'dd', 'dialog', 'dir', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'html', 'legend', 'main', 'menu', 'nav'],
  ...['search', 'section', 'summary', 'caption', 'tfoot', 'colgroup'],
])

/** Elements that go together with all they hold: their text is not meant for readers, or belongs to another language. */
export const hiddenNames: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'iframe', 'object', 'embed', 'applet', 'noembed'],
  ...['noframes', 'frameset', 'svg', 'math', 'canvas', 'audio', 'video', 'map', 'select', 'datalist', 'textarea'],
  ...['xmp', 'plaintext', 'button', 'progress', 'meter', 'rp', 'rt'],
]
