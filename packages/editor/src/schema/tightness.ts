// In stored HTML, the line of a 'tight' item or cell is not in a paragraph. In the editor, every line is in a
// paragraph, and `spread` determines whether the paragraph is stored.

const name = 'data-tight'

/** Returns whether an item or cell stores its lines as paragraphs. */
export function isLoose(element: HTMLElement): boolean {
  return !element.hasAttribute(name) && [...element.children].some((child) => child.tagName === 'P')
}

export function tightAttribute(spread: unknown): Readonly<Record<string, string>> {
  return spread === true ? {} : { [name]: '' }
}

/** Removes the marker attribute from each tight element, and unwraps its paragraph if it has only one. */
export function unwrapTightLines(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    element.removeAttribute(name)
    const first = element.firstElementChild
    const paragraphs = [...element.children].filter((child) => child.tagName === 'P')
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes)
  }
}
