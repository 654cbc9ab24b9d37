import { plainText } from '@pathwise/rich-text/text'

/** Copies HTML to the clipboard, both as rich text and as plain text. Returns whether the browser allowed it. */
export async function copyRichText(html: string): Promise<boolean> {
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
