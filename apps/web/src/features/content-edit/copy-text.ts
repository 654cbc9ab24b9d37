import { plainText } from '@pathwise/rich-text/text'
import type { ContentText } from './content-text.ts'

/** Puts title and text on the clipboard, with their looks and as plain text. Gives whether the browser allowed it. */
export async function copyText({ title, body }: ContentText): Promise<boolean> {
  const html = `<p>${title}</p>${body}`
  try {
    const plain = plainText(html)
    const data = {
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    }
    await navigator.clipboard.write([new ClipboardItem(data)])
    return true
  } catch (error) {
    console.error('Copying failed', error)
    return false
  }
}
