import { parseBody } from '../paste/markup.ts'

/** Strips formatting. */
export function captionText(html: string): string {
  return html === '' ? '' : (parseBody(html).textContent ?? '').trim()
}

export function toCaption(text: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('p')
  holder.textContent = text.trim()
  return holder.innerHTML
}
