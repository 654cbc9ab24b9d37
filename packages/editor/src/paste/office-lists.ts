/** Word writes lists as paragraphs that name their level, each with its bullet or number as text. */
export function readOfficeLists(root: ParentNode): void {
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
