import { useState } from 'react'
import { parseBody } from '../paste/markup.ts'

/**
 * Edits a caption as plain text. Keeps its formatting unless the text changes.
 * @param stored HTML
 */
export function useCaption(stored: string) {
  const [storedText] = useState(() => readText(stored))
  const [text, setText] = useState(storedText)
  return { text, setText, html: text === storedText ? stored : toHtml(text) }
}

function readText(html: string): string {
  return html === '' ? '' : (parseBody(html).textContent ?? '').trim()
}

function toHtml(text: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('p')
  holder.textContent = text.trim()
  return holder.innerHTML
}
