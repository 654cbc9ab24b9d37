import { parseBody } from '../paste/markup.ts'

/** Returns the plain text of a caption, without formatting. */
export function captionText(html: string): string {
  return html === '' ? '' : (parseBody(html).textContent ?? '').trim()
}

/** Converts plain text to the HTML of a caption. */
export function toCaption(text: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('p')
  holder.textContent = text.trim()
  return holder.innerHTML
}
