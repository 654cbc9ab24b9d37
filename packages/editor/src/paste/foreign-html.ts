import { formulaMarkup, parseBody } from './markup.ts'
import { readOfficeComments } from './office.ts'

/** Maps styles to elements. Office programs and Google Docs express this formatting only as styles. */
const marks: readonly { tag: string; when: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', when: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  { tag: 'em', when: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 'u', when: ({ textDecoration }) => textDecoration.includes('underline') },
  { tag: 's', when: ({ textDecoration }) => textDecoration.includes('line-through') },
  { tag: 'sub', when: ({ verticalAlign }) => verticalAlign === 'sub' },
  { tag: 'sup', when: ({ verticalAlign }) => verticalAlign === 'super' },
]

/** Converts styled spans to elements. Unwraps bold elements whose style is not bold. */
function marksFromStyles(root: ParentNode): void {
  for (const span of root.querySelectorAll<HTMLElement>('span[style]')) {
    // Skips formulas and links, because the styles inside them are not formatting.
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
 * Converts Word lists. Word writes each item as a paragraph, with the level in its style and the bullet or number in
 * its text.
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
      // A nested list goes into the last item of the outer list.
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

/** Matches a number, letter or Roman numeral followed by `.` or `)`. */
function isNumbered(paragraph: Element): boolean {
  return /^\s*(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]/.test(paragraph.textContent ?? '')
}

/** Matches empty elements with a namespace prefix, such as `<mml:mspace/>`. An HTML parser would leave them open. */
const selfClosing = /<([a-z]\w*:[a-z]\w*)(\s[^<>]*)?\/>/gi

/**
 * Converts styles, comments and images from other programs to elements. Parses the HTML in a separate document, where
 * no script runs and no resource loads. The caller must clean the result.
 */
export function prepareForeignHtml(html: string): string {
  const body = parseBody(html.replaceAll(selfClosing, '<$1$2></$1>'))
  readOfficeLists(body)
  readOfficeComments(body)
  nameFormulaImages(body)
  marksFromStyles(body)
  return body.innerHTML
}

/** URLs of services that render LaTeX as an image. The URL contains the LaTeX. */
const inAddress = [
  /^https?:\/\/(?:chart|www)\.(?:googleapis|google)\.com\/chart\?(?:.*&)?chl=([^&]+)/,
  /^https?:\/\/(?:latex|math)\.(?:codecogs|now)\.[a-z]+\/(?:[a-z]+\.(?:image|latex|download)\?|\?from=)(.+)$/,
]

/** Replaces images of formulas if the LaTeX is in the URL or (in MediaWiki) in the `alt` text. */
function nameFormulaImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const latex = readLatex(image)
    if (latex) image.outerHTML = formulaMarkup(latex, image.className.includes('display'))
  }
  // MediaWiki adds a fallback image beside the MathML, which would duplicate the formula.
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
