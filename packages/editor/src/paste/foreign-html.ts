import { formulaMarkup, parseBody } from './markup.ts'
import { readOfficeComments } from './office.ts'

/** The elements equivalent to formatting that office programs and Google Docs express only as styles. */
const marks: readonly { tag: string; when: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', when: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  { tag: 'em', when: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 'u', when: ({ textDecoration }) => textDecoration.includes('underline') },
  { tag: 's', when: ({ textDecoration }) => textDecoration.includes('line-through') },
  { tag: 'sub', when: ({ verticalAlign }) => verticalAlign === 'sub' },
  { tag: 'sup', when: ({ verticalAlign }) => verticalAlign === 'super' },
]

/** Wraps styled spans in elements that are equivalent to the styles. Unwraps bold elements whose style is not bold. */
function marksFromStyles(root: ParentNode): void {
  for (const span of root.querySelectorAll<HTMLElement>('span[style]')) {
    // The styles of rendered formulas and links are not formatting.
    if (span.closest('.katex, mjx-container, a')) continue
    for (const { tag, when } of marks) {
      if (!when(span.style)) continue
      const mark = span.ownerDocument.createElement(tag)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
  for (const bold of root.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(?:normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
}

/**
 * Converts Word lists. Each item is a paragraph with the list level in its style and a bullet or number in its text.
 */
function readOfficeLists(root: ParentNode): void {
  let open: { level: number; list: HTMLElement }[] = []
  let previous: Element | undefined
  for (const paragraph of root.querySelectorAll('p[style*="mso-list:"]')) {
    if (paragraph.previousElementSibling !== previous || !previous) open = []
    const level = Number(/mso-list:[^;:]*level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    open = open.filter((outer) => outer.level <= level)
    let innermost = open.at(-1)
    if (innermost?.level !== level) {
      const list = paragraph.ownerDocument.createElement(isNumbered(paragraph) ? 'ol' : 'ul')
      // Inserts the list into the last item of the outer list if there is one, or otherwise before the paragraph.
      if (innermost) innermost.list.lastElementChild?.append(list)
      else paragraph.before(list)
      innermost = { level, list }
      open.push(innermost)
    }
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    innermost.list.append(item)
    paragraph.remove()
    previous = open[0]?.list
  }
}

/** Returns whether the item starts with a number, letter or Roman numeral followed by `.` or `)`. */
function isNumbered(paragraph: Element): boolean {
  return /^\s*(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]/.test(paragraph.textContent ?? '')
}

/**
 * Matches empty elements with a namespace prefix, such as MathML's `<mml:mspace/>`, which an HTML parser would not
 * close.
 */
const selfClosing = /<([a-z]\w*:[a-z]\w*)(\s[^<>]*)?\/>/gi

/**
 * Converts the styles, comments and images in HTML from other programs to elements. Parses the HTML in a separate
 * document, in which no script runs and no resource loads. The caller must clean the result.
 */
export function prepareForeignHtml(html: string): string {
  const body = parseBody(html.replaceAll(selfClosing, '<$1$2></$1>'))
  readOfficeLists(body)
  readOfficeComments(body)
  nameFormulaImages(body)
  marksFromStyles(body)
  return body.innerHTML
}

/** URL patterns of services that render the LaTeX in the URL as an image. */
const inAddress = [
  /^https?:\/\/(?:chart|www)\.(?:googleapis|google)\.com\/chart\?(?:.*&)?chl=([^&]+)/,
  /^https?:\/\/(?:latex|math)\.(?:codecogs|now)\.[a-z]+\/(?:[a-z]+\.(?:image|latex|download)\?|\?from=)(.+)$/,
]

/** Replaces formula images with formulas if the URL or, for MediaWiki, the `alt` text contains the LaTeX. */
function nameFormulaImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const latex = readLatex(image)
    if (latex) image.outerHTML = formulaMarkup(latex, image.className.includes('display'))
  }
  // MediaWiki's fallback images next to MathML would duplicate the formulas.
  for (const image of root.querySelectorAll('.mwe-math-element img')) image.remove()
}

function readLatex(image: HTMLImageElement): string | undefined {
  const drawn = image.classList.contains('mwe-math-fallback-image-inline')
  if (drawn && !image.closest('.mwe-math-element')?.querySelector('math')) return image.alt
  for (const address of inAddress) {
    const source = address.exec(image.getAttribute('src') ?? '')?.[1]
    if (source) return decodeEntities(source)
  }
  return undefined
}

function decodeEntities(source: string): string {
  try {
    return decodeURIComponent(source.replaceAll('+', ' '))
  } catch {
    return source
  }
}
