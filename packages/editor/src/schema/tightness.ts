// In stored HTML, a 'tight' item or cell contains a line without a paragraph. In the editor, every line has a
// paragraph, and `spread` decides whether the paragraph is stored.

const name = 'data-tight'

/** Returns whether an item or cell stores its lines as paragraphs. */
export function isLoose(element: HTMLElement): boolean {
  return !element.hasAttribute(name) && [...element.children].some((child) => child.tagName === 'P')
}

export function tightAttribute(spread: unknown): Readonly<Record<string, string>> {
  return spread === true ? {} : { [name]: '' }
}

/** Unwraps the only paragraph of each tight element, and removes the marker attribute. */
export function unwrapTightLines(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    element.removeAttribute(name)
    const first = element.firstElementChild
    const paragraphs = [...element.children].filter((child) => child.tagName === 'P')
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes)
  }
}
