import { formulaMarkup, parseBody } from './markup.ts'

/**
 * Converts the formulas in Word's conditional comments to elements. Removes the comments, and the fallback images and
 * bullets between them.
 */
export function readOfficeComments(root: HTMLElement): void {
  for (const comment of listComments(root)) {
    if (/^\[if gte msEquation/.test(comment.data)) {
      const holder = root.ownerDocument.createElement('span')
      holder.innerHTML = readFormulas(comment.data)
      comment.replaceWith(...holder.childNodes)
    } else if (/^\[if !(?:msEquation|supportLists|vml)\]$/.test(comment.data)) {
      removeUntilEnd(comment)
    }
  }
}

function listComments(root: HTMLElement): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Comment) comments.push(node)
  return comments
}

/** Formulas in a formula paragraph (`m:oMathPara`) are block formulas. */
function readFormulas(comment: string): string {
  // HTML has no self-closing elements, so add end tags.
  const markup = comment.replaceAll(/<(m:\w+)(\s[^<>]*)?\/>/g, '<$1$2></$1>')
  const body = parseBody(markup.replace(/^\[if[^\]]*\]>/, '').replace(/<!\[endif\]$/, ''))
  return [...body.querySelectorAll('m\\:omath')]
    .map((formula) => formulaMarkup(ommlToLatex(formula), formula.closest('m\\:omathpara') !== null))
    .join('')
}

/** Removes everything from the comment to the next `[endif]` comment. */
function removeUntilEnd(start: Comment): void {
  let node = start.nextSibling
  while (node && !(node instanceof Comment && node.data === '[endif]')) {
    const next = node.nextSibling
    node.remove()
    node = next
  }
  start.remove()
}

/** Converts Office Math Markup. An unsupported structure is reduced to its parts. */
function ommlToLatex(node: Element): string {
  return convertParts(node).trim()
}

function convertParts(node: Element | undefined): string {
  return node ? [...node.children].map(convertNode).join('') : ''
}

/** Converts the first child with the given name. */
function part(node: Element, name: string): string {
  return convertParts([...node.children].find((child) => readName(child) === name))
}

/** Reads a property of an Office Math structure, such as its bracket character. */
function setting(node: Element, name: string): string | undefined {
  const properties = [...node.children].find((child) => readName(child).endsWith('pr'))
  const found = [...(properties?.children ?? [])].find((child) => readName(child) === name)
  return found?.getAttribute('m:val') ?? undefined
}

/** The HTML parser keeps the namespace prefix in the name. */
function readName(node: Element): string {
  return node.localName.toLowerCase().replace(/^m:/, '')
}

function convertNode(node: Element): string {
  const build = structures[readName(node)]
  return build ? build(node) : convertParts(node)
}

const structures: Readonly<Record<string, (node: Element) => string>> = {
  t: (node) => characters(node.textContent ?? ''),
  r: (node) => (node.querySelector('m\\:nor') ? `\\text{${node.textContent?.trim()}}` : convertParts(node)),
  f: (node) => {
    const [above, below] = [part(node, 'num'), part(node, 'den')]
    return setting(node, 'type') === 'noBar' ? `{${above} \\atop ${below}}` : `\\frac{${above}}{${below}}`
  },
  ssup: (node) => `{${part(node, 'e')}}^{${part(node, 'sup')}}`,
  ssub: (node) => `{${part(node, 'e')}}_{${part(node, 'sub')}}`,
  ssubsup: (node) => `{${part(node, 'e')}}_{${part(node, 'sub')}}^{${part(node, 'sup')}}`,
  spre: (node) => `{}_{${part(node, 'sub')}}^{${part(node, 'sup')}}{${part(node, 'e')}}`,
  rad: (node) => {
    const degree = part(node, 'deg')
    return `\\sqrt${degree && `[${degree}]`}{${part(node, 'e')}}`
  },
  nary: (node) => {
    const limits = [part(node, 'sub'), part(node, 'sup')].map((limit, index) => limit && `${'_^'[index]}{${limit}}`)
    const operator = setting(node, 'chr') ?? '∫'
    return `${largeOperators[operator] ?? `\\mathop{${characters(operator)}}`}${limits.join('')} ${part(node, 'e')}`
  },
  d: (node) => {
    const [open, close] = [setting(node, 'begchr') ?? '(', setting(node, 'endchr') ?? ')'].map(wrapInBrackets)
    const parts = [...node.children].filter((child) => readName(child) === 'e').map(convertParts)
    return `\\left${open}${parts.join(characters(setting(node, 'sepchr') ?? '|'))}\\right${close}`
  },
  func: (node) => `${functionName(part(node, 'fname'))}{${part(node, 'e')}}`,
  limlow: (node) => `${functionName(part(node, 'e'))}_{${part(node, 'lim')}}`,
  limupp: (node) => `\\overset{${part(node, 'lim')}}{${part(node, 'e')}}`,
  acc: (node) => {
    const accent = setting(node, 'chr') ?? '\u0302'
    return `${accents[accent] ?? `\\overset{${characters(accent)}}`}{${part(node, 'e')}}`
  },
  groupchr: (node) => {
    const [sign, place] = [setting(node, 'chr') ?? '⏟', setting(node, 'pos') === 'top' ? 'over' : 'under']
    const isBrace = sign === (place === 'over' ? '⏞' : '⏟')
    return `\\${place}${isBrace ? 'brace' : `set{${characters(sign)}}`}{${part(node, 'e')}}`
  },
  bar: (node) => `${setting(node, 'pos') === 'top' ? '\\overline' : '\\underline'}{${part(node, 'e')}}`,
  m: (node) => `\\begin{matrix}${rows(node, 'mr')}\\end{matrix}`,
  eqarr: (node) => `\\begin{aligned}${rows(node, 'e')}\\end{aligned}`,
  rpr: () => '',
  ctrlpr: () => '',
}

function rows(node: Element, name: string): string {
  return [...node.children]
    .filter((child) => readName(child) === name)
    .map((row) => (name === 'mr' ? [...row.children].map(convertParts).join(' & ') : convertParts(row)))
    .join(' \\\\ ')
}

const largeOperators: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '∯': '\\oiint',
  '∰': '\\oiiint',
  '∐': '\\coprod',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
  '⨁': '\\bigoplus',
  '⨂': '\\bigotimes',
}

/** Other accents become `\overset`. KaTeX rejects most of them there, so that readers see the source. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '\\grave',
  '\u0301': '\\acute',
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0306': '\\breve',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030A': '\\mathring',
  '\u030C': '\\check',
  '\u20D6': '\\overleftarrow',
  '\u20D7': '\\vec',
  '\u20DB': '\\dddot',
}

function wrapInBrackets(character: string): string {
  if (character === '') return '.'
  return '{}'.includes(character) ? `\\${character}` : characters(character)
}

function functionName(name: string): string {
  const known = /^(?:arc)?(?:sin|cos|tan)h?$|^(?:sec|csc|cot|log|ln|exp|lim|max|min|gcd|det)$/.test(name.trim())
  return known ? `\\${name.trim()} ` : name
}

/** Italic and Greek math letters, units, full-width characters and spaces, whose plain forms mean the same. */
const variants =
  /[\u{1D434}-\u{1D467}\u{1D6A4}-\u{1D7CB}\u210E\u2103\u2109\u2126\u212B\xB5\xA0\u2002-\u200A\u3000\uFF01-\uFF5E]/gu

/** Escapes special characters. KaTeX accepts other Unicode letters and operators as they are. */
function characters(text: string): string {
  const plain = (variant: string) => variant.normalize('NFKC')
  return text
    .replaceAll(variants, plain)
    .replaceAll(/[\\{}$%#_&]/g, (special) => (special === '\\' ? '\\backslash ' : `\\${special}`))
    .replaceAll(/[¼½¾⅐-⅞]/g, (fraction) => `\\tfrac{${plain(fraction).replace('⁄', '}{')}}`)
    .replaceAll(/[\xB2\xB3\xB9\u2070-\u207F]+/g, (exponent) => `^{${plain(exponent)}}`)
    .replaceAll(/[\u2080-\u209C]+/g, (index) => `_{${plain(index)}}`)
    .replaceAll('\u2061', '')
    .replaceAll('−', '-')
}
