import { formulaMarkup } from './markup.ts'
import { readOfficeComments } from './office.ts'

/** What office programs and Google Docs say by styles alone. */
const marks: readonly { tag: string; when: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', when: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  { tag: 'em', when: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 'u', when: ({ textDecoration }) => textDecoration.includes('underline') },
  { tag: 's', when: ({ textDecoration }) => textDecoration.includes('line-through') },
  { tag: 'sub', when: ({ verticalAlign }) => verticalAlign === 'sub' },
  { tag: 'sup', when: ({ verticalAlign }) => verticalAlign === 'super' },
]

/** Says by elements what spans say by their styles, and takes away the bold of Google Docs that is not bold. */
function marksFromStyles(root: ParentNode): void {
  for (const span of root.querySelectorAll<HTMLElement>('span[style]')) {
    // Words of a renderer's drawing, and a link's own look.
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

/** Word writes lists as paragraphs that name their level, each with its bullet or number as text. */
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
      // In the last item of the list around it, or where the paragraph stands.
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

/** Whether the item begins with a number or a letter and a sign behind it. */
function isNumbered(paragraph: Element): boolean {
  return /^\s*(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]/.test(paragraph.textContent ?? '')
}

/**
 * What other programs put on the clipboard, with what they say by styles, comments and pictures said by elements. It
 * is parsed in a document of its own, where nothing runs or loads, and is still to be cleaned.
 */
export function prepareForeignHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  readOfficeLists(body)
  readOfficeComments(body)
  nameFormulaImages(body)
  marksFromStyles(body)
  return body.innerHTML
}

/** Services that draw the LaTeX in their address. */
const inAddress = [
  /^https?:\/\/(?:chart|www)\.(?:googleapis|google)\.com\/chart\?(?:.*&)?chl=([^&]+)/,
  /^https?:\/\/(?:latex|math)\.(?:codecogs|now)\.[a-z]+\/(?:[a-z]+\.(?:image|latex|download)\?|\?from=)(.+)$/,
]

/** Pictures of formulas become formulas where they carry their LaTeX: in the address, or as MediaWiki's in the words. */
function nameFormulaImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const latex = readLatex(image)
    if (latex) image.outerHTML = formulaMarkup(latex, image.className.includes('display'))
  }
  // What MediaWiki shows where MathML is hidden would come twice.
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
