// In stored HTML the line of an item or a cell may stand without a paragraph around it ('tight'). The editor always
// has a paragraph there, and remembers in the attribute `spread` whether it is to be stored.

const name = 'data-tight'

/** Whether the lines of an item or a cell have paragraphs of their own. */
export function isLoose(element: HTMLElement): boolean {
  return !element.hasAttribute(name) && [...element.children].some((child) => child.tagName === 'P')
}

export function tightAttribute(spread: unknown): Readonly<Record<string, string>> {
  return spread === true ? {} : { [name]: '' }
}

/** Takes the only paragraph of each tight item and cell away, and the marks of tightness too. */
export function unwrapTightLines(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    element.removeAttribute(name)
    const first = element.firstElementChild
    const paragraphs = [...element.children].filter((child) => child.tagName === 'P')
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes)
  }
}
