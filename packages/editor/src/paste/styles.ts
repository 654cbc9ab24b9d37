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
export function marksFromStyles(root: ParentNode): void {
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
