import { plainText } from '@pathwise/rich-text/text'

/**
 * Returns a title as plain text, for labels and the document title. Returns an ellipsis for an empty or invalid title.
 */
export function toPlainTitle(html: string): string {
  try {
    return plainText(html).replaceAll('\n', ' ') || '…'
  } catch {
    return '…'
  }
}
