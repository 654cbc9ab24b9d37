// In stored HTML, the line of an item or cell may have no paragraph around it ('tight'). The editor always has a
// paragraph there, and its attribute `spread` contains whether the paragraph is stored.

const name = 'data-tight'

/** Returns whether the lines of an item or cell are in paragraphs. */
export function isLoose(element: HTMLElement): boolean {
  return !element.hasAttribute(name) && [...element.children].some((child) => child.tagName === 'P')
}

export function tightAttribute(spread: unknown): Readonly<Record<string, string>> {
  return spread === true ? {} : { [name]: '' }
}

/** Unwraps the only paragraph of each tight item and cell, and removes the attribute that marks them. */
export function unwrapTightLines(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    element.removeAttribute(name)
    const first = element.firstElementChild
    const paragraphs = [...element.children].filter((child) => child.tagName === 'P')
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes)
  }
}
