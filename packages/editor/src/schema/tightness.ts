// In stored HTML, a line in a 'tight' item or cell has no paragraph around it. In the editor, the line always has a
// paragraph, and the attribute `spread` of the item or cell determines whether the paragraph is stored.

const name = 'data-tight'

/** Returns whether the lines in an item or cell have paragraphs around them. */
export function isLoose(element: HTMLElement): boolean {
  return !element.hasAttribute(name) && [...element.children].some((child) => child.tagName === 'P')
}

export function tightAttribute(spread: unknown): Readonly<Record<string, string>> {
  return spread === true ? {} : { [name]: '' }
}

/** Unwraps the only paragraph in each tight item and cell, and removes the attribute that marks tight elements. */
export function unwrapTightLines(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    element.removeAttribute(name)
    const first = element.firstElementChild
    const paragraphs = [...element.children].filter((child) => child.tagName === 'P')
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes)
  }
}
